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
    expect(report.plan).toEqual([]);
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
    expect(topicOf(changed(spoken(integrated)), 'level').grade).toBe(grade);
  });

  it.each<[ReportInput['target'], Grade]>([
    ['youtube', 'B'],
    ['podcast', 'A'],
    ['ebu', 'C'],
    ['arib', 'D'],
  ])('is judged by the target %s', (target, grade) => {
    expect(topicOf(changed({}, {target}), 'level').grade).toBe(grade);
  });

  it('counts dual mono for one channel only, and only when it is on', () => {
    expect(gradeReport(changed({}, {isDualMono: false})).loudness).toBe(-20);
    expect(gradeReport(changed({}, {channels: 2})).loudness).toBe(-20);
    expect(topicOf(changed({}, {isDualMono: false}), 'level').summary).toContain('モノラル');
  });

  it('says what is wrong', () => {
    const {summary} = topicOf(changed(spoken(-30.01)), 'level');
    expect(summary).toBe('話し声は−27LUFSで、配信のめやすより7LU小さい音量です。');
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
  });

  it('has a gate that goes with the input', () => {
    // 5 LU too loud: the input goes down by 5 dB, and the noise with it.
    expect(gradeReport(changed(spoken(-15.01))).obs.gate).toEqual({close: -61, open: -55});
  });

  it('has no gate that would cut speech, and none for digital silence', () => {
    expect(gradeReport(changed({quiet: {floor: -30, floorA: -30}})).obs.gate).toBeUndefined();
    const silent = {floor: -Infinity, floorA: -Infinity};
    expect(gradeReport(changed({quiet: silent, quietAgain: silent})).obs.gate).toBeUndefined();
  });

  it('names a hum', () => {
    const {grade, summary} = topicOf(changed({quiet: {hum: 50}}), 'noise');
    expect([grade, summary]).toEqual(['B', expect.stringContaining('ハム（50Hz）')]);
  });

  it('compares one channel with one: two are 3.01 LU louder, unless one is empty', () => {
    expect(gradeReport(changed({}, {channels: 2})).snr).toBeCloseTo(46 - 3.01, 2);
    const oneSided = changed({normal: {isOneSided: true}}, {channels: 2});
    expect(gradeReport(oneSided).snr).toBeCloseTo(46, 9);
  });
});

describe('音質', () => {
  it.each<[string, Partial<PhaseResult>, Grade, string]>([
    ['highs that lack', {lacksHighs: true}, 'D', '高音の不足'],
    ['an inverted side', {correlation: -0.8}, 'D', '逆相'],
    ['an empty side', {isOneSided: true}, 'C', '片側'],
    ['some plosives', {plosives: 12}, 'B', '息の音'],
    ['many plosives', {plosives: 30}, 'C', '息の音'],
    ['sibilance', {sibilance: -6}, 'B', 'サ行'],
    ['direct current', {dcOffset: 0.01}, 'B', '直流'],
    ['several', {lacksHighs: true, plosives: 40}, 'E', '高音の不足、息の音'],
    ['almost', {correlation: -0.4, plosives: 9, sibilance: -9, dcOffset: 0.005}, 'A', ''],
    ['a clip', {clips: 1}, 'B', '1回の音割れ'],
    ['some clips', {clips: 12}, 'D', '12回の音割れ'],
    ['many clips', {clips: 2000}, 'E', '2000回の音割れ'],
  ])('%s', (_, change, grade, found) => {
    const topic = topicOf(changed({normal: change}), 'quality');
    expect(topic.grade).toBe(grade);
    expect(topic.summary).toContain(found);
  });

  it('is not judged of a voice that is too weak, nor of a tone', () => {
    const weak = {lacksHighs: undefined, loudness: {...NORMAL.loudness, integrated: -48.7}};
    const weakReport = changed({normal: weak, loud: {lacksHighs: undefined}});
    expect(topicOf(weakReport, 'quality')).toMatchObject({
      grade: undefined,
      summary: expect.stringContaining('小さすぎた') as string,
    });
    expect(topicOf(weakReport, 'level').grade).toBe('E');
    const tone = {lacksHighs: undefined};
    const report = gradeReport(changed({normal: tone, loud: tone}));
    expect(report.topics.map(({grade}) => grade).slice(0, 4)).toEqual(Array(4).fill(undefined));
    expect(report.plan.map(({id}) => id)).toEqual(['noVoice']);
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
    expect(topicOf(changed({loud: {maxShortTerm: -8}}), 'stability').grade).toBe('B');
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
});
