/** What is measured of one channel. Levels are -Infinity for digital silence. */
export interface ChannelReading {
  /** Highest sample of the last 50 ms, in dBFS. */
  readonly peak: number;
  /** Root mean square of the last 300 ms, in dBFS (a full-scale sine has -3.01). */
  readonly rms: number;
  /** Highest true peak since the start, in dBTP (BS.1770-4, annex 2). */
  readonly truePeak: number;
}

/** Loudness by BS.1770-4 and EBU Tech 3341/3342, in LUFS; a mono signal is one channel. */
export interface Loudness {
  /** Over 400 ms; -Infinity below what can be heard. */
  readonly momentary: number;
  /** Over 3 s. */
  readonly shortTerm: number;
  /** Since the start, gated. */
  readonly integrated: number;
  /** Loudness range, in LU; 0 before there is one. */
  readonly range: number;
}

/** All that is measured at a moment, 20 times a second; it can be structured-cloned. */
export interface Reading {
  /** Audio since the start, in seconds. */
  readonly seconds: number;
  /** One or two: mono, or left and right. */
  readonly channels: readonly ChannelReading[];
  readonly loudness: Loudness;
  /** How often the signal was clipped since the start: three samples or more in a row at 0.999. */
  readonly clips: number;
  /** When that was, in seconds since the start: the last ones, a second apart or more. */
  readonly clippedAt: readonly number[];
  /** Of left and right over the last 300 ms, from -1 (inverted) to 1; undefined for mono or silence. */
  readonly correlation: number | undefined;
  /** Mean of the last second, the larger of both channels, as a part of full scale. */
  readonly dcOffset: number;
  /** Levels of the 2,049 bins of a 4,096-point FFT with a Hann window, in dBFS (a full-scale sine is 0). */
  readonly spectrum: Float32Array;
  /** Frequency of the mains hum that stands out, in Hz. */
  readonly hum: 50 | 60 | undefined;
  /** Whether speech has nothing above 8 kHz, as in a telephone; undefined before enough speech came. */
  readonly lacksHighs: boolean | undefined;
  /** Frames that the device did not deliver, by the clock. */
  readonly lostFrames: number;
  /** Whether nothing but zeros has come for 3 s. */
  readonly isSilent: boolean;
}

/** The steps of the guided test, in their order, with their length in seconds. */
export const PHASES = {quiet: 5, normal: 12, loud: 5, quietAgain: 3} as const;

export type Phase = keyof typeof PHASES;

/** What a step of the guided test has measured. */
export interface PhaseResult {
  readonly phase: Phase;
  readonly loudness: Loudness;
  /** Highest short-term loudness, in LUFS. */
  readonly maxShortTerm: number;
  readonly truePeak: number;
  /**
   * 10th percentile of the RMS of 100 ms, in dBFS; plain and A-weighted (IEC 61672-1). -Infinity
   * for digital silence, below -150.
   */
  readonly floor: number;
  readonly floorA: number;
  readonly clips: number;
  readonly lostFrames: number;
  readonly correlation: number | undefined;
  readonly dcOffset: number;
  readonly hum: 50 | 60 | undefined;
  /** Undefined when there was too little speech. */
  readonly lacksHighs: boolean | undefined;
  /** Bursts below 120 Hz a minute. */
  readonly plosives: number;
  /** Energy from 5 to 9 kHz beside that from 300 Hz to 5 kHz while speaking, in dB. */
  readonly sibilance: number;
  /** Whether only one of two channels carries the signal. */
  readonly isOneSided: boolean;
  /** Mean spectrum of the step, in dBFS, bins as in `Reading`. */
  readonly spectrum: Float32Array;
}
