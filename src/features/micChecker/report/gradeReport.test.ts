import {describe, expect, it} from 'vitest';
import type {Phase, PhaseResult} from '../measure/reading';
import {gradeReport} from './gradeReport';
import type {Grade, ReportInput, TopicId} from './report';

const QUIET: PhaseResult = {
  phase: 'quiet',
  loudness: {momentary: -66, shortTerm: -66, integrated: -66, range: 0},
  maxShortTerm: -66,
  truePeak: -50,
  floor: -62,
  floorA: -66,
  clips: 0,
  lostFrames: 0,
  correlation: undefined,
  dcOffset: 0,
  hum: undefined,
  lacksHighs: false,
  plosives: 0,
  sibilance: -20,
  isOneSided: false,
  spectrum: new Float32Array(2049),
};
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

type Changes = Partial<Record<Phase, Partial<PhaseResult>>>;

function changed(changes: Changes, input: Partial<ReportInput> = {}): ReportInput {
  const phases = Object.fromEntries(
    Object.entries(GOOD).map(([phase, result]) => [phase, {...result, ...changes[phase as Phase]}]),
  );
  return {...INPUT, phases, ...input};
}

function topicOf(input: ReportInput, id: TopicId) {
  const topic = gradeReport(input).topics.find((each) => each.id === id);
  if (topic === undefined) throw new Error(`No topic ${id}`);
  return topic;
}

const spoken = (integrated: number): Changes => ({
  normal: {loudness: {...NORMAL.loudness, integrated}},
});

describe('a good microphone', () => {
  it('has an A in all five topics, and its figures', () => {
    const report = gradeReport(INPUT);
    expect(report.topics.map(({name, grade}) => [name, grade])).toEqual([
      ['音量', 'A'],
      ['余裕', 'A'],
      ['ノイズ', 'A'],
      ['音質', 'A'],
      ['安定', 'A'],
    ]);
    expect(report.topics.flatMap(({advice}) => advice)).toEqual([]);
    expect(report.loudness).toBeCloseTo(-16.99, 2);
    expect(report.snr).toBeCloseTo(46, 9);
    expect(report).toMatchObject({floor: -62, floorA: -66, truePeak: -6});
  });

  it('has filters to begin with', () => {
    expect(gradeReport(INPUT).obs).toEqual({
      gate: {close: -56, open: -50},
      gain: 0,
      compressor: {ratio: 3, threshold: -20, attack: 6, release: 60, outputGain: 0},
      limiter: {threshold: -1, release: 60},
    });
  });
});

describe('音量', () => {
  // Integrated loudness of one channel in LUFS; 3.01 LU more are streamed.
  it.each<[number, Grade, number]>([
    [-23.01, 'A', 0],
    [-17.02, 'A', 0],
    [-24.01, 'B', 4],
    [-26.01, 'B', 6],
    [-27.01, 'C', 7],
    [-30.01, 'D', 10],
    [-36.01, 'E', 16],
    [-15.01, 'B', -5],
    [-12.01, 'C', -8],
  ])('of %f LUFS is %s, gain %i dB', (integrated, grade, gain) => {
    const input = changed(spoken(integrated));
    expect(topicOf(input, 'level').grade).toBe(grade);
    expect(gradeReport(input).obs.gain).toBe(gain);
  });

  it.each<[ReportInput['target'], number]>([
    ['youtube', 3],
    ['podcast', 0],
    ['ebu', -6],
    ['arib', -7],
  ])('is judged by the target %s', (target, gain) => {
    expect(gradeReport(changed({}, {target})).obs.gain).toBe(gain);
  });

  it('counts dual mono for one channel only, and only when it is on', () => {
    expect(gradeReport(changed({}, {isDualMono: false})).loudness).toBe(-20);
    expect(gradeReport(changed({}, {channels: 2})).loudness).toBe(-20);
    expect(topicOf(changed({}, {isDualMono: false}), 'level').advice.join('')).toContain(
      'モノラル',
    );
  });

  it('names the gain and what is wrong', () => {
    const {summary, advice} = topicOf(changed(spoken(-30.01)), 'level');
    expect(summary).toBe('話し声は−27LUFSで、配信のめやすより7LU小さい音量です。');
    expect(advice).toEqual(['ゲインを10dB上げます。']);
    expect(topicOf(changed(spoken(-12.01)), 'level').advice[0]).toContain('ゲインを8dB下げます');
  });
});

describe('余裕', () => {
  it.each<[number, number, Grade]>([
    [-6, 0, 'A'],
    [-5.9, 0, 'B'],
    [-3, 0, 'B'],
    [-1, 0, 'C'],
    [-0.5, 0, 'D'],
    [0.5, 0, 'E'],
    [-6, 1, 'E'],
  ])('of %f dBTP with %i clips is %s', (truePeak, clips, grade) => {
    expect(topicOf(changed({loud: {truePeak, clips}}), 'headroom').grade).toBe(grade);
  });

  it('says how many decibels too loud it is, and what a gain would do', () => {
    expect(topicOf(changed({loud: {truePeak: -1.5}}), 'headroom').advice[0]).toContain(
      '5dB下げます',
    );
    const {advice} = topicOf(changed(spoken(-30.01)), 'headroom');
    expect(advice.join('')).toContain('リミッター（−1dB）');
  });

  it('says that the loud step is missing', () => {
    const {quiet, normal} = GOOD;
    const phases = {...(quiet && {quiet}), ...(normal && {normal})};
    expect(topicOf({...INPUT, phases}, 'headroom').summary).toContain('大きな声は測れていません');
  });
});

describe('ノイズ', () => {
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
    expect(topicOf(input, 'noise').grade).toBe(grade);
  });

  it('has a gate 6 and 12 dB above it, of the louder of both steps', () => {
    const input = changed({quietAgain: {floor: -48.4, floorA: -52}});
    expect(gradeReport(input).obs.gate).toEqual({close: -42, open: -36});
    expect(topicOf(input, 'noise').advice.join('')).toContain(
      '閉鎖しきい値を−42dB、開放しきい値を−36dB',
    );
  });

  it('has no gate that would cut speech, and none for digital silence', () => {
    expect(gradeReport(changed({quiet: {floor: -30, floorA: -30}})).obs.gate).toBeUndefined();
    const silent = {floor: -Infinity, floorA: -Infinity};
    expect(gradeReport(changed({quiet: silent, quietAgain: silent})).obs.gate).toBeUndefined();
  });

  it('names a hum, and that the noise has changed', () => {
    const {grade, advice} = topicOf(
      changed({quiet: {hum: 50}, quietAgain: {floorA: -55}}),
      'noise',
    );
    expect(grade).toBe('B');
    expect(advice.join('')).toContain('ハム（50Hz）');
    expect(advice.join('')).toContain('11dB変わりました');
  });

  it('compares one channel with one: two are 3.01 LU louder, unless one is empty', () => {
    expect(gradeReport(changed({}, {channels: 2})).snr).toBeCloseTo(46 - 3.01, 2);
    const oneSided = changed({normal: {isOneSided: true}}, {channels: 2});
    expect(gradeReport(oneSided).snr).toBeCloseTo(46, 9);
  });
});

describe('音質', () => {
  it.each<[string, Partial<PhaseResult>, Grade, string]>([
    ['highs that lack', {lacksHighs: true}, 'D', 'Bluetooth'],
    ['an inverted side', {correlation: -0.8}, 'D', '極性'],
    ['an empty side', {isOneSided: true}, 'C', 'モノラル'],
    ['some plosives', {plosives: 12}, 'B', 'ポップガード'],
    ['many plosives', {plosives: 30}, 'C', 'ポップガード'],
    ['sibilance', {sibilance: -6}, 'B', 'サ行'],
    ['direct current', {dcOffset: 0.01}, 'B', '1%'],
    ['several', {lacksHighs: true, plosives: 40}, 'E', 'Bluetooth'],
    ['almost', {correlation: -0.4, plosives: 9, sibilance: -9, dcOffset: 0.005}, 'A', ''],
  ])('%s', (_, change, grade, advice) => {
    const topic = topicOf(changed({normal: change}), 'quality');
    expect(topic.grade).toBe(grade);
    expect(topic.advice.join('')).toContain(advice);
  });
});

describe('安定', () => {
  // 25 s of 48 kHz: 0.1 % are 1,200 frames.
  it.each<[number, Grade]>([
    [0, 'A'],
    [1200, 'B'],
    [6000, 'C'],
    [24_000, 'D'],
    [25_000, 'E'],
  ])('with %i frames lost is %s', (lostFrames, grade) => {
    expect(topicOf(changed({normal: {lostFrames}}), 'stability').grade).toBe(grade);
  });

  it('is one worse when the voice jumps or wanders', () => {
    const jump = topicOf(changed({loud: {maxShortTerm: -8}}), 'stability');
    expect([jump.grade, jump.advice.join('')]).toEqual(['B', expect.stringContaining('12LU')]);
    const range = {...NORMAL.loudness, range: 13};
    expect(topicOf(changed({normal: {loudness: range}}), 'stability').grade).toBe('B');
  });
});

describe('what could not be judged', () => {
  it('says so: nothing was measured', () => {
    const report = gradeReport({...INPUT, phases: {}});
    expect(report.topics.map(({grade}) => grade)).toEqual(Array(5).fill(undefined));
    for (const {summary} of report.topics) expect(summary).toContain('判定できませんでした');
    expect(report.obs).toMatchObject({gate: undefined, gain: undefined, compressor: undefined});
  });

  it('says so: nobody spoke', () => {
    const nothing = {loudness: {...NORMAL.loudness, integrated: -Infinity}};
    const report = gradeReport(changed({normal: nothing, loud: nothing}));
    expect(report.topics.map(({grade}) => grade)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'A',
    ]);
    expect(report.obs.gate).toEqual({close: -56, open: -50});
  });

  it('has no half-width space and no hyphen for a minus in its texts', () => {
    const inputs = [
      INPUT,
      {...INPUT, phases: {}},
      changed({
        normal: {lacksHighs: true, plosives: 50, sibilance: 0, clips: 3},
        quiet: {hum: 60, floorA: -30},
      }),
    ];
    const texts = inputs.flatMap((input) =>
      gradeReport(input).topics.flatMap(({summary, advice}) => [summary, ...advice]),
    );
    expect(
      texts.filter((text) => /[ -]|NaN|undefined/u.test(text.replace('EBU R 128', ''))),
    ).toEqual([]);
    expect(texts.every((text) => text.endsWith('。'))).toBe(true);
  });
});
