### Los ajustes: grupos con un título, una fila de opciones y una línea de explicación.

settings = Ajustes
settings-kept = Cada cambio se aplica al instante y se guarda en este navegador.
settings-close = Cerrar
settings-escape = Esc

settings-sound = Sonido
settings-sound-off = No
settings-sound-soft = Suave
settings-sound-full = Fuerte
settings-sound-line = Acero, una bocina al atracar, lacre y papel.

settings-pace = Ritmo de los demás
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-step = Por pasos
settings-pace-line = Todo espera mientras lees un resultado.

settings-motion = Movimiento
settings-motion-system = Como mi sistema
settings-motion-full = Completo
settings-motion-none = Ninguno
settings-motion-line = Sin movimiento, un anillo muestra lo que ha cambiado.

settings-confirm = Confirmar
settings-confirm-everything = Cada acción
settings-confirm-lasting = Solo lo definitivo
settings-confirm-line = Los precios, las ofertas, los atraques y el fin del turno siempre te esperan.

settings-palette = Colores
settings-palette-chart = Carta náutica
settings-palette-strong = Vivos
settings-palette-line = Los colores vivos se distinguen mejor.

settings-theme = Claro u oscuro
settings-theme-system = Como mi sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-line = Papel de día, mar oscuro de noche.

settings-coaching = Guía
settings-coaching-on = Sí
settings-coaching-off = No
settings-coaching-line = Una nota cuando algo ocurre por primera vez.

settings-language = Idioma
settings-language-line = También en mitad de una partida.
