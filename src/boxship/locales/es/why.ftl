### Why a hint proposes a line: one sentence for each reason.
###
### $seat is a player and $colour a colour, already written. $cost, $price, $bid, $worth, $rival, $gets, $cash and $interest are money,
### already written ($12). $count is a number.

# Opens the sentences about the playouts and the margins.
why-how-sure = ¿Es fiable?

why-sole_maker = Nadie más produce este color ({ $colour }): quien lo quiera tiene que comprártelo.
why-sole_maker_needed = Nadie más produce este color ({ $colour }), y a ti aún te falta para tener los cinco.
why-more_made =
    { $count ->
        [one] Así cada producción te da { $count } container, por el mismo $1.
       *[other] Así cada producción te da { $count } containers, por el mismo $1.
    }
why-stock =
    { $count ->
        [one] { $count } container más para vender, por $1.
       *[other] { $count } containers más para vender, por $1.
    }
why-ends_game = Así acaba la partida mientras vas bien.
why-resell = Compras por { $cost } y en tu puerto pides { $price }.
why-sole_offer = Ningún otro puerto tiene este color ({ $colour }): los barcos que lo quieran han de venir al tuyo.
why-cheaper = Con precios más bajos, los barcos vienen antes a tu puerto.
why-dearer = Puedes pedir más: los barcos vendrán igual.
why-fuller_ship =
    { $count ->
        [one] Con { $count } container a bordo tienes algo que subastar, y el banco dobla la oferta.
       *[other] Con { $count } containers a bordo las ofertas suben, y el banco dobla la mejor.
    }
why-way_to_load =
    { $count ->
        [one] Allí hay { $count } container para cargar.
       *[other] Allí hay { $count } containers para cargar.
    }
why-way_to_island =
    { $count ->
        [one] Desde mar abierto puedes atracar en la isla con tu container.
       *[other] Desde mar abierto puedes atracar en la isla con tus { $count } containers.
    }
why-sea_reach = Desde mar abierto puedes llegar a cualquier puerto.
why-land = La mejor oferta de los demás será seguramente de { $bid }, y el banco te paga otro tanto.
why-more_room =
    { $count ->
        [one] Sitio para { $count } container en tu puerto.
       *[other] Sitio para { $count } containers en tu puerto: más que vender a cada barco.
    }
why-cash_short = { $cash } en mano es poco para lo que podrías hacer ahora.
why-less_interest = Te ahorra { $interest } de intereses cada turno.
why-nothing_pays = Ahora no compensa nada más; guarda el dinero para una subasta.
why-bid_beats = Más que los { $rival } que seguramente ofrecerán los demás, por una carga que seguramente te dará { $worth }.
why-bid_chance = Sale barata si ganas: la carga seguramente te dará { $worth }, y los demás seguramente ofrecerán { $rival }.
why-bid_nothing = La carga seguramente te dará solo { $worth }; a otros les hace más falta.
why-sale_pays = Vendida te da { $gets }; quedártela cuesta { $cost }, y al final seguramente contará { $worth }.
why-keep_pays = Quedártela cuesta { $cost }, y al final seguramente contará { $worth }; vendida da { $gets }.
why-sell_now = { $price } ya, por un container que los demás quizá dejen donde está.
why-keep_goods = Los demás quizá paguen más que el banco por tus containers.
why-played_on = Salió bien cuando los bots continuaron la partida desde aquí.
