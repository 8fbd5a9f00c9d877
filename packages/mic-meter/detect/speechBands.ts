/** Hz. */
const BANDS = {
  all: [100, Infinity],
  voice: [300, 5000],
  sibilant: [5000, 9000],
  high: [8000, Infinity],
} as const;
/** Speech fills many bins between these, within this many dB of the strongest; a tone does not. */
const BROAD = {from: 100, to: 4000, within: 1e-4, bins: 20} as const;
/** Sum of a spectrum's power: -50 dBFS, with what a Hann window adds (1.5 bins, a sine is 2). */
const SPEECH = 1e-5 * 3;
/** Spectra of speech, 20 a second, before anything is said. */
const ENOUGH = 40;
/** Of everything: -60 dB. */
const LACKING = 1e-6;

type Band = keyof typeof BANDS;

/** Sums of the bands of speech over spectra. */
export interface SpeechBands {
  readonly add: (power: Float64Array) => void;
  /** Whether speech has nothing above 8 kHz; undefined before enough speech has come. */
  readonly lacksHighs: () => boolean | undefined;
  /** 5 to 9 kHz beside 300 Hz to 5 kHz, in dB; -Infinity without speech. */
  readonly sibilance: () => number;
}

/**
 * @param binWidth of the spectra, in Hz
 * @param keep part of the sums that a new spectrum leaves: 1 keeps all
 */
export function createSpeechBands(binWidth: number, keep: number): SpeechBands {
  const sums: Record<Band, number> = {all: 0, voice: 0, sibilant: 0, high: 0};
  let count = 0;
  return {
    add: (power) => {
      if (!isSpeech(power, binWidth)) return;
      count++;
      for (const band of ['all', 'voice', 'sibilant', 'high'] as const) {
        const [from, to] = BANDS[band];
        sums[band] = keep * sums[band] + sumOf(power, binWidth, from, to);
      }
    },
    lacksHighs: () => (count < ENOUGH ? undefined : sums.high < LACKING * sums.all),
    sibilance: () => (sums.voice > 0 ? 10 * Math.log10(sums.sibilant / sums.voice) : -Infinity),
  };
}

function isSpeech(power: Float64Array, binWidth: number): boolean {
  const {from, to, within, bins} = BROAD;
  if (sumOf(power, binWidth, from, to) < SPEECH) return false;
  const [first, last] = edges(power, binWidth, from, to);
  let strongest = 0;
  for (let bin = first; bin < last; bin++) strongest = Math.max(strongest, power[bin] ?? 0);
  let broad = 0;
  for (let bin = first; bin < last; bin++) if ((power[bin] ?? 0) > within * strongest) broad++;
  return broad >= bins;
}

function sumOf(power: Float64Array, binWidth: number, from: number, to: number): number {
  const [first, last] = edges(power, binWidth, from, to);
  let sum = 0;
  for (let bin = first; bin < last; bin++) sum += power[bin] ?? 0;
  return sum;
}

function edges(
  {length}: Float64Array,
  binWidth: number,
  from: number,
  to: number,
): [number, number] {
  return [Math.ceil(from / binWidth), Math.min(length, Math.ceil(to / binWidth))];
}
