import {describe, expect, it} from 'vitest';
import type {Phase, PhaseResult} from '../reading';
import {phaseResult} from '../testing/readings';
import type {ReportInput} from './facts';
import type {Fault, Grade} from './grades';
import {judge} from './judge';

const QUIET = phaseResult('quiet', {
  loudness: {momentary: -66, shortTerm: -66, integrated: -66, range: 0},
  maxShortTerm: -66,
  truePeak: -50,
  floor: -62,
  floorA: -66,
  sibilance: -20,
});
const NORMAL: PhaseResult = {
  ...QUIET,
  phase: 'normal',
  loudness: {momentary: -20, shortTerm: -20, integrated: -20, range: 5},
  maxShortTerm: -18,
  truePeak: -8,
};
const LOUD: PhaseResult = {...NORMAL, phase: 'loud', maxShortTerm: -13, truePeak: -6};
const GOOD: ReportInput['phases'] = {
  quiet: QUIET,
  normal: NORMAL,
  loud: LOUD,
  quietAgain: {...QUIET, phase: 'quietAgain'},
};
const INPUT: ReportInput = {
  phases: GOOD,
  target: 'stream',
  channels: 1,
  isDualMono: true,
  sampleRate: 48_000,
};

const NONE = {
  level: undefined,
  headroom: undefined,
  noise: undefined,
  quality: undefined,
  stability: undefined,
};

type Changes = Partial<Record<Phase, Partial<PhaseResult>>>;

function changed(changes: Changes, input: Partial<ReportInput> = {}): ReportInput {
  const phases = Object.fromEntries(
    Object.entries(GOOD).map(([phase, result]) => [phase, {...result, ...changes[phase as Phase]}]),
  );
  return {...INPUT, phases, ...input};
}

const gradesOf = (input: ReportInput) => judge(input).grades;

const spoken = (integrated: number): Changes => ({
  normal: {loudness: {...NORMAL.loudness, integrated}},
});

describe('a good microphone', () => {
  it('has an A in all five topics, and its figures', () => {
    const {grades, plan, facts} = judge(INPUT);
    expect(grades).toEqual({level: 'A', headroom: 'A', noise: 'A', quality: 'A', stability: 'A'});
    expect(plan).toEqual([]);
    expect(facts.loudness).toBeCloseTo(-16.99, 2);
    expect(facts.snr).toBeCloseTo(46, 9);
    expect(facts).toMatchObject({floor: -62, floorA: -66, truePeak: -6});
  });

  it('has filters to begin with', () => {
    expect(judge(INPUT).obs).toEqual({
      gate: {close: -56, open: -50},
      gain: 0,
      compressor: {ratio: 3, threshold: -20, attack: 6, release: 60, outputGain: 0},
      limiter: {threshold: -1, release: 60},
    });
  });
});

describe('the level', () => {
  // Integrated loudness of one channel in LUFS; 3.01 LU more are streamed.
  it.each<[number, Grade]>([
    [-23.01, 'A'],
    [-17.02, 'A'],
    [-24.01, 'B'],
    [-26.01, 'B'],
    [-27.01, 'C'],
    [-30.01, 'D'],
    [-36.01, 'E'],
    [-15.01, 'B'],
    [-12.01, 'C'],
  ])('of %f LUFS is %s', (integrated, grade) => {
    expect(gradesOf(changed(spoken(integrated))).level).toBe(grade);
  });

  it.each<[ReportInput['target'], Grade]>([
    ['youtube', 'B'],
    ['podcast', 'A'],
    ['ebu', 'C'],
    ['arib', 'D'],
  ])('is judged by the target %s', (target, grade) => {
    expect(gradesOf(changed({}, {target})).level).toBe(grade);
  });

  it('counts dual mono for one channel only, and only when it is on', () => {
    expect(judge(changed({}, {isDualMono: false})).facts.loudness).toBe(-20);
    expect(judge(changed({}, {channels: 2})).facts.loudness).toBe(-20);
  });
});

describe('the headroom', () => {
  it.each<[number, number, Grade]>([
    [-6, 0, 'A'],
    [-5.9, 0, 'B'],
    [-3, 0, 'B'],
    [-1, 0, 'C'],
    [-0.5, 0, 'D'],
    [0.5, 0, 'E'],
    [-6, 1, 'E'],
  ])('of %f dBTP with %i clips is %s', (truePeak, clips, grade) => {
    expect(gradesOf(changed({loud: {truePeak, clips}})).headroom).toBe(grade);
  });
});

describe('the noise', () => {
  // Speech is -20 LUFS.
  it.each<[number, Grade]>([
    [-60, 'A'],
    [-59, 'B'],
    [-50, 'B'],
    [-40, 'C'],
    [-32, 'D'],
    [-31, 'E'],
    [-Infinity, 'A'],
  ])('of %f dBFS is %s', (floorA, grade) => {
    const input = changed({quiet: {floorA, floor: floorA}, quietAgain: {floorA, floor: floorA}});
    expect(gradesOf(input).noise).toBe(grade);
  });

  it('has a gate 6 and 12 dB above it, of the louder of both steps', () => {
    const input = changed({quietAgain: {floor: -48.4, floorA: -52}});
    expect(judge(input).obs.gate).toEqual({close: -42, open: -36});
  });

  it('has a gate that goes with the input', () => {
    // 5 LU too loud: the input goes down by 5 dB, and the noise with it.
    expect(judge(changed(spoken(-15.01))).obs.gate).toEqual({close: -61, open: -55});
  });

  it('has no gate that would cut speech, and none for digital silence', () => {
    expect(judge(changed({quiet: {floor: -30, floorA: -30}})).obs.gate).toBeUndefined();
    const silent = {floor: -Infinity, floorA: -Infinity};
    expect(judge(changed({quiet: silent, quietAgain: silent})).obs.gate).toBeUndefined();
  });

  it('is no A with a hum', () => {
    expect(gradesOf(changed({quiet: {hum: 50}})).noise).toBe('B');
  });

  it('compares one channel with one: two are 3.01 LU louder, unless one is empty', () => {
    expect(judge(changed({}, {channels: 2})).facts.snr).toBeCloseTo(46 - 3.01, 2);
    const oneSided = changed({normal: {isOneSided: true}}, {channels: 2});
    expect(judge(oneSided).facts.snr).toBeCloseTo(46, 9);
  });
});

describe('the sound', () => {
  it.each<[string, Partial<PhaseResult>, Grade, readonly Fault['id'][]]>([
    ['highs that lack', {lacksHighs: true}, 'D', ['phone']],
    ['an inverted side', {correlation: -0.8}, 'D', ['inverted']],
    ['an empty side', {isOneSided: true}, 'C', ['oneSided']],
    ['some plosives', {plosives: 12}, 'B', ['plosives']],
    ['many plosives', {plosives: 30}, 'C', ['plosives']],
    ['sibilance', {sibilance: -6}, 'B', ['sibilance']],
    ['direct current', {dcOffset: 0.01}, 'B', ['offset']],
    ['several', {lacksHighs: true, plosives: 40}, 'E', ['phone', 'plosives']],
    ['almost', {correlation: -0.4, plosives: 9, sibilance: -9, dcOffset: 0.005}, 'A', []],
    ['a clip', {clips: 1}, 'B', ['clipping']],
    ['some clips', {clips: 12}, 'D', ['clipping']],
    ['many clips', {clips: 2000}, 'E', ['clipping']],
  ])('%s', (_, change, grade, found) => {
    const {grades, faults} = judge(changed({normal: change}));
    expect(grades.quality).toBe(grade);
    expect(faults.map(({id}) => id)).toEqual(found);
  });

  it('is not judged of a voice that is too weak, nor of a tone', () => {
    const weak = {lacksHighs: undefined, loudness: {...NORMAL.loudness, integrated: -48.7}};
    expect(gradesOf(changed({normal: weak, loud: {lacksHighs: undefined}}))).toMatchObject({
      level: 'E',
      quality: undefined,
    });
    const tone = {lacksHighs: undefined};
    const {grades, plan} = judge(changed({normal: tone, loud: tone}));
    expect(grades).toEqual({...NONE, stability: 'A'});
    expect(plan.map(({id}) => id)).toEqual(['noVoice']);
  });
});

describe('the stability', () => {
  // 25 s of 48 kHz: 0.1 % are 1,200 frames.
  it.each<[number, Grade]>([
    [0, 'A'],
    [1200, 'B'],
    [6000, 'C'],
    [24_000, 'D'],
    [25_000, 'E'],
  ])('with %i frames lost is %s', (lostFrames, grade) => {
    expect(gradesOf(changed({normal: {lostFrames}})).stability).toBe(grade);
  });

  it('is one worse when the voice jumps or wanders', () => {
    expect(gradesOf(changed({loud: {maxShortTerm: -8}})).stability).toBe('B');
    const range = {...NORMAL.loudness, range: 13};
    expect(gradesOf(changed({normal: {loudness: range}})).stability).toBe('B');
  });
});

describe('what could not be judged', () => {
  it('has no grade: nothing was measured', () => {
    const {grades, obs} = judge({...INPUT, phases: {}});
    expect(grades).toEqual(NONE);
    expect(obs).toMatchObject({gate: undefined, gain: undefined, compressor: undefined});
  });

  it('has no grade: nobody spoke', () => {
    const nothing = {loudness: {...NORMAL.loudness, integrated: -Infinity}};
    const {grades, obs} = judge(changed({normal: nothing, loud: nothing}));
    expect(grades).toEqual({...NONE, stability: 'A'});
    expect(obs.gate).toEqual({close: -56, open: -50});
    // Where no speech would come through, either.
    const loud = {floor: -20, floorA: -22};
    expect(judge(changed({normal: nothing, quiet: loud, loud: nothing})).obs.gate).toBeUndefined();
  });
});
