import type {Phase, PhaseResult, Reading} from '../reading';

/** A reading of ordinary speech, but for what a test is about. */
export function reading(rest: Partial<Reading> = {}): Reading {
  return {
    seconds: 10,
    channels: [{peak: -9, rms: -21, truePeak: -6.5}],
    loudness: {momentary: -19, shortTerm: -20, integrated: -20.5, range: 4},
    clips: 0,
    clippedAt: [],
    correlation: undefined,
    dcOffset: 0,
    spectrum: new Float32Array(2049).fill(-90),
    hum: undefined,
    lacksHighs: false,
    lostFrames: 0,
    isSilent: false,
    ...rest,
  };
}

/** What a step has measured of a good microphone, but for what a test is about. */
export function phaseResult(phase: Phase, rest: Partial<PhaseResult> = {}): PhaseResult {
  const isQuiet = phase === 'quiet' || phase === 'quietAgain';
  const level = isQuiet ? -66 : phase === 'loud' ? -14 : -20;
  return {
    phase,
    loudness: {momentary: level, shortTerm: level, integrated: level, range: 4},
    maxShortTerm: level + 1,
    truePeak: isQuiet ? -55 : phase === 'loud' ? -4 : -8,
    floor: -66,
    floorA: -70,
    clips: 0,
    lostFrames: 0,
    correlation: undefined,
    dcOffset: 0,
    hum: undefined,
    lacksHighs: false,
    plosives: 0,
    sibilance: -12,
    isOneSided: false,
    spectrum: new Float32Array(2049).fill(-90),
    ...rest,
  };
}
