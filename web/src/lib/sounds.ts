/** Small sounds of glazed tiles, made on the spot; loaded when somebody asks for them. */

export type Sound = "over" | "place" | "score" | "take" | "turn";

/** A struck note: when it starts (s), how high (Hz), how long it rings (s), how loud. */
interface Note {
  readonly after: number;
  readonly pitch: number;
  readonly rings: number;
  readonly loud: number;
}

const CLINK = 2_300; // Hz, about what a small tile sounds like
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  take: [{ after: 0, pitch: CLINK, rings: 0.07, loud: 0.1 }],
  place: [
    { after: 0, pitch: CLINK * 0.55, rings: 0.09, loud: 0.16 },
    { after: 0.05, pitch: CLINK * 0.7, rings: 0.06, loud: 0.07 },
  ],
  score: [
    { after: 0, pitch: 784, rings: 0.25, loud: 0.08 },
    { after: 0.09, pitch: 1_047, rings: 0.35, loud: 0.08 },
  ],
  turn: [
    { after: 0, pitch: 587, rings: 0.3, loud: 0.1 },
    { after: 0.14, pitch: 880, rings: 0.45, loud: 0.1 },
  ],
  over: [
    { after: 0, pitch: 523, rings: 0.5, loud: 0.1 },
    { after: 0.16, pitch: 659, rings: 0.5, loud: 0.1 },
    { after: 0.32, pitch: 784, rings: 0.8, loud: 0.1 },
  ],
};

const OVERTONE = 2.76; // of a struck plate, beside its pitch

let audio: AudioContext | null = null;

/** Let a sound be heard. */
export function play(which: Sound): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  // browsers keep a page silent until it was pressed somewhere
  if (audio.state === "suspended") void audio.resume();
  for (const note of SOUNDS[which]) strike(audio, note);
}

function strike(on: AudioContext, { after, pitch, rings, loud }: Note): void {
  const start = on.currentTime + after;
  for (const [height, part] of [
    [pitch, 1],
    [pitch * OVERTONE, 0.3],
  ] as const) {
    const tone = on.createOscillator();
    const level = on.createGain();
    tone.frequency.value = height;
    level.gain.setValueAtTime(loud * part, start);
    level.gain.exponentialRampToValueAtTime(0.0001, start + rings);
    tone.connect(level).connect(on.destination);
    tone.start(start);
    tone.stop(start + rings);
  }
}
