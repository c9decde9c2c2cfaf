// The sounds, made of noise and of a few tones while they are heard. No file is fetched for them.
import type { Sound } from "./sounds";

/** A tone that fades: its pitch at the beginning and at the end, its share of the loudness, when it begins, how long. */
interface Tone {
    shape: OscillatorType;
    from: number;
    to?: number;
    share: number;
    start?: number;
    rise?: number;
    length: number;
}

/** Noise through a filter that moves. */
interface Rustle {
    filter: BiquadFilterType;
    from: number;
    to: number;
    share: number;
    start?: number;
    length: number;
}

const VOICES: Record<Sound, { tones: Tone[]; rustles: Rustle[] }> = {
    steel: {
        tones: [
            { shape: "sine", from: 92, to: 58, share: 0.5, length: 0.22 },
            { shape: "sine", from: 517, share: 0.16, length: 0.4 },
            { shape: "sine", from: 1372, share: 0.08, length: 0.26 },
        ],
        rustles: [{ filter: "bandpass", from: 2100, to: 900, share: 0.5, length: 0.09 }],
    },
    horn: {
        tones: [
            { shape: "triangle", from: 110, share: 0.4, rise: 0.14, length: 1.3 },
            { shape: "triangle", from: 138.6, share: 0.3, rise: 0.16, length: 1.3 },
            { shape: "sine", from: 55, share: 0.2, rise: 0.14, length: 1.3 },
        ],
        rustles: [],
    },
    seal: {
        tones: [{ shape: "sine", from: 150, to: 62, share: 0.6, length: 0.16 }],
        rustles: [{ filter: "lowpass", from: 900, to: 300, share: 0.4, length: 0.12 }],
    },
    opening: {
        tones: [],
        rustles: [
            { filter: "bandpass", from: 2400, to: 5200, share: 0.7, length: 0.16 },
            { filter: "bandpass", from: 3800, to: 2000, share: 0.6, start: 0.14, length: 0.2 },
        ],
    },
    turn: {
        tones: [
            { shape: "sine", from: 659.3, share: 0.4, rise: 0.01, length: 0.5 },
            { shape: "sine", from: 880, share: 0.35, start: 0.16, rise: 0.01, length: 0.7 },
        ],
        rustles: [],
    },
};

/** Make a sound from a moment of the context on; a loudness of 1 is as loud as it gets without distortion. */
export function make(context: BaseAudioContext, sound: Sound, loudness: number, at: number): void {
    const out = context.createGain();
    out.gain.value = loudness * 0.8;
    out.connect(context.destination);
    const { tones, rustles } = VOICES[sound];
    for (const tone of tones) sing(context, out, tone, at);
    for (const rustle of rustles) brush(context, out, rustle, at);
}

function sing(context: BaseAudioContext, out: AudioNode, tone: Tone, at: number): void {
    const { shape, from, to = from, share, start = 0, rise = 0.004, length } = tone;
    const voice = context.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, at + start);
    voice.frequency.exponentialRampToValueAtTime(to, at + start + length);
    voice.connect(faded(context, out, share, at + start, rise, length));
    voice.start(at + start);
    voice.stop(at + start + length);
}

function brush(context: BaseAudioContext, out: AudioNode, rustle: Rustle, at: number): void {
    const { filter, from, to, share, start = 0, length } = rustle;
    const source = context.createBufferSource();
    source.buffer = noise(context, length);
    const sieve = context.createBiquadFilter();
    sieve.type = filter;
    sieve.frequency.setValueAtTime(from, at + start);
    sieve.frequency.exponentialRampToValueAtTime(to, at + start + length);
    source.connect(sieve).connect(faded(context, out, share, at + start, 0.006, length));
    source.start(at + start);
}

/** A gain that rises quickly and then fades away. */
function faded(
    context: BaseAudioContext,
    out: AudioNode,
    share: number,
    at: number,
    rise: number,
    length: number,
): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(share, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(out);
    return gain;
}

/** The same grains each time, so that a sound always sounds alike. */
function noise(context: BaseAudioContext, length: number): AudioBuffer {
    const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
    const samples = buffer.getChannelData(0);
    let seed = 1;
    for (let place = 0; place < samples.length; place += 1) {
        seed = (seed * 16807) % 2147483647;
        samples[place] = (seed / 2147483647) * 2 - 1;
    }
    return buffer;
}
