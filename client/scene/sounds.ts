/** Short sounds of our own, synthesised: no file is loaded. */

export type Sound = 'turn' | 'event' | 'score' | 'gift' | 'end';

/** A plucked or struck tone: frequency, when it begins, how long it rings, how loud it is. */
type Tone = readonly [hertz: number, at: number, seconds: number, loud: number];

/** A pentatonic scale, as of a zither; the event is a drum, the end a gong. */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    [587.3, 0, 0.5, 0.5],
    [880, 0.12, 0.7, 0.4],
  ],
  event: [
    [92, 0, 0.5, 1],
    [138, 0.02, 0.25, 0.4],
  ],
  score: [
    [659.3, 0, 0.25, 0.3],
    [784, 0.08, 0.35, 0.3],
  ],
  gift: [
    [523.3, 0, 0.3, 0.35],
    [659.3, 0.1, 0.3, 0.35],
    [880, 0.2, 0.5, 0.35],
  ],
  end: [
    [110, 0, 2.4, 0.9],
    [164.8, 0.01, 2, 0.5],
    [277.2, 0.02, 1.4, 0.25],
    [587.3, 0.5, 0.8, 0.3],
    [880, 0.7, 1.2, 0.3],
  ],
};
const VOLUME = 0.22;

let context: AudioContext | undefined;

/** Plays a sound; silently nothing where the browser allows none before the first touch. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + 0.02;
  for (const [hertz, at, seconds, loud] of SOUNDS[sound]) pluck(context, hertz, now + at, seconds, loud);
}

function pluck(audio: AudioContext, hertz: number, at: number, seconds: number, loud: number): void {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = hertz < 200 ? 'sine' : 'triangle';
  tone.frequency.setValueAtTime(hertz * (hertz < 200 ? 1.5 : 1.01), at);
  tone.frequency.exponentialRampToValueAtTime(hertz, at + 0.06);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(VOLUME * loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds + 0.05);
}
