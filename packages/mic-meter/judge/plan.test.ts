import {describe, expect, it} from 'vitest';
import {anyRecordings, inputOf, SILENT, type Recording} from '../testing/recordings';
import {judge, type StepId, type Verdict} from './judge';
import {middleOf, TARGETS} from './targets';

/** A plan as `id`, with what it turns. */
const shortOf = ({plan}: Verdict): string[] =>
  plan.map(({id, moves}) =>
    [id, ...moves.map(({control, by}) => `${control}${by > 0 ? '+' : ''}${by}`)].join(' '),
  );

const RECORDINGS: readonly (readonly [name: string, Recording, plan: readonly string[]])[] = [
  ['a good one', {}, []],
  ['a good one at the edges', {lufs: -20, peak: -6}, []],
  // Too soft: the input as far as a loud voice is safe, OBS behind it.
  ['soft with room', {lufs: -25, peak: -16}, ['quiet mic+8']],
  ['soft with little room', {lufs: -25, peak: -11}, ['quiet mic+5 obsGain+3']],
  ['soft with no room', {lufs: -22, peak: -6}, ['quiet obsGain+5']],
  ['soft with 0.1 dB over the safe peak', {lufs: -21.6, peak: -5.9}, ['quiet obsGain+5']],
  ['soft with peaks at the ceiling', {lufs: -24, peak: -0.5}, ['quiet obsGain+7']],
  ['very soft', {lufs: -45.7, peak: -33, noise: -73.4}, ['quiet mic+29']],
  ['a little soft', {lufs: -20.2, peak: -10}, ['quiet mic+3']],
  ['soft for YouTube', {lufs: -17, peak: -12, target: 'youtube'}, ['quiet mic+3']],
  ['soft for a podcast', {lufs: -19, peak: -7, target: 'podcast'}, ['quiet mic+3']],
  // Too loud: the input goes down, never below the target.
  ['loud', {lufs: -9, peak: -4}, ['loud mic-8']],
  ['loud with hot peaks', {lufs: -13, peak: -0.5}, ['loud mic-6']],
  ['loud for EBU', {lufs: -17, peak: -8, target: 'ebu'}, ['loud mic-6']],
  ['loud for ARIB', {lufs: -17, peak: -8, target: 'arib'}, ['loud mic-7']],
  ['hot peaks of a right level', {lufs: -15, peak: -2}, ['peaks mic-4']],
  ['hot peaks of a level with no room', {lufs: -20, peak: -2}, ['limiter']],
  ['hot peaks with little room', {lufs: -18.5, peak: -1}, ['peaks mic-1', 'limiter']],
  ['peaks a little high', {lufs: -17, peak: -5.9}, ['limiter']],
  // Clipping decides alone.
  ['clipped', {lufs: -12, peak: 1.2, clips: 40}, ['clipping mic-11']],
  ['clipped, and normal speech is soft', {lufs: -26, peak: 0, clips: 3}, ['clipping mic-9']],
  ['clipped below full scale', {lufs: -20, peak: -7, clips: 5}, ['clipping mic-4']],
  ['2,000 clips', {lufs: -8, peak: 3, clips: 2000}, ['clipping mic-12']],
  // Hum is the fault, whatever the level.
  ['hum of 50 Hz', {lufs: -21.6, peak: -5.9, noise: -62, hum: 50}, ['hum', 'quiet obsGain+5']],
  ['hum of 60 Hz', {lufs: -21.6, peak: -5.9, noise: -62, hum: 60}, ['hum', 'quiet obsGain+5']],
  ['hum of a good level', {hum: 50}, ['hum']],
  ['hum and clipping', {hum: 60, clips: 9, peak: 0}, ['clipping mic-9', 'hum']],
  // A loud room: closer, and the gain that goes with it, in one step.
  ['a loud room', {lufs: -17, peak: -8, noise: -45}, ['noise distance+6 mic-6']],
  [
    'a loud room, hot peaks',
    {lufs: -20.7, peak: -5.6, noise: -38},
    ['noise distance+6 mic-5', 'limiter'],
  ],
  ['a loud room, soft', {lufs: -23, peak: -16, noise: -50}, ['noise distance+6']],
  [
    'a loud room, very soft',
    {lufs: -32, peak: -22, noise: -50},
    ['noise distance+6', 'quiet distance+6 mic+9'],
  ],
  ['a loud room, loud', {lufs: -10, peak: -4, noise: -30}, ['noise distance+6 mic-13']],
  ['a loud room and clipping', {noise: -40, peak: 0, clips: 4}, ['clipping mic-9', 'noise']],
  ['a room as loud as the voice', {noise: -26}, ['noise distance+6 mic-6']],
  ['a loud room, breath on the mic', {noise: -45, voice: {plosives: 30}}, ['noise', 'plosives']],
  ['a hiss that a gate takes', {lufs: -17, noise: -55}, ['gate']],
  ['noise that has changed', {noise: -70, noiseAgain: -62}, ['change']],
  ['digital silence between the words', {noise: -Infinity}, []],
  // The sound itself.
  ['a headset in its telephone mode', {voice: {lacksHighs: true}}, ['phone']],
  [
    'a telephone mode, soft, with a loud room',
    {lufs: -30, peak: -20, noise: -45, voice: {lacksHighs: true}},
    ['phone', 'noise distance+6', 'quiet distance+6 mic+7'],
  ],
  ['an inverted side', {voice: {correlation: -0.9}}, ['inverted']],
  ['one side only', {lufs: -24, peak: -16, voice: {isOneSided: true}}, ['oneSided', 'quiet mic+7']],
  ['breath', {voice: {plosives: 20}}, ['plosives']],
  ['sharp esses', {voice: {sibilance: -4}}, ['sibilance']],
  ['an offset', {voice: {dcOffset: 0.02}}, ['offset']],
  ['a voice that jumps', {lufs: -19, jump: 13}, ['swing']],
  ['a voice that wanders', {range: 14}, ['swing']],
  // Lost sound.
  ['dropouts', {lost: 24_000, lufs: -25, peak: -16}, ['dropouts', 'quiet mic+8']],
  ['one short dropout', {lost: 500, peak: -5}, ['limiter', 'shortDropouts']],
  ['everything', {lost: 24_000, hum: 50, clips: 9, peak: 0}, ['dropouts', 'clipping mic-9', 'hum']],
  // What was not heard.
  ['silence', {noise: -Infinity, voice: SILENT}, ['noInput']],
  ['a tone', {lufs: -20, peak: -20, noise: -20, voice: {lacksHighs: undefined}}, ['noVoice']],
  ['a hum and no voice', {hum: 50, voice: SILENT}, ['noInput', 'hum']],
  ['no steps of speaking', {lufs: null}, ['noVoice']],
  ['no quiet steps', {noise: null, lufs: -25, peak: -16}, ['quiet mic+8']],
];

it.each(RECORDINGS)('%s', (_, recording, plan) => {
  expect(shortOf(judge(inputOf(recording)))).toEqual(plan);
});

it('leaves nothing to OBS while the level cannot be trusted', () => {
  expect(judge(inputOf({lufs: -26, peak: 0, clips: 3})).obs.gain).toBe('afterClipping');
  expect(judge(inputOf({lufs: -25, peak: -11})).obs.gain).toBe(3);
  expect(judge(inputOf({lufs: -9, peak: -4})).obs.gain).toBe(0);
});

/** What must have been heard for a step; undefined: there is no such step in these recordings. */
const HEARD: Readonly<Record<StepId, (recording: Recording, verdict: Verdict) => boolean>> = {
  noInput: ({voice}) => voice?.truePeak === -Infinity,
  noVoice: ({lufs, voice}) =>
    lufs === null || (voice !== undefined && voice.lacksHighs === undefined),
  phone: ({voice}) => voice?.lacksHighs === true,
  dropouts: ({lost = 0}) => lost > 0,
  shortDropouts: ({lost = 0}) => lost > 0,
  clipping: ({clips = 0}) => clips > 0,
  hum: ({hum}) => hum !== undefined,
  noise: (_, {facts: {snr}}) => snr !== undefined && snr < 30,
  inverted: ({voice}) => (voice?.correlation ?? 0) < -0.5,
  oneSided: ({voice}) => voice?.isOneSided === true,
  quiet: ({lufs, target = 'stream'}) => (lufs ?? 0) < TARGETS[target].from,
  loud: ({lufs, target = 'stream', noise}) => (lufs ?? -99) > TARGETS[target].to || noise === null,
  peaks: ({peak = -8}) => peak > -9,
  swing: ({jump = 0, range = 0}) => jump > 10 || range > 12,
  plosives: ({voice}) => (voice?.plosives ?? 0) >= 10,
  sibilance: ({voice}) => (voice?.sibilance ?? -99) >= -8,
  change: ({noise, noiseAgain}) => Math.abs((noiseAgain ?? 0) - (noise ?? 0)) > 6,
  offset: ({voice}) => (voice?.dcOffset ?? 0) > 0.005,
  gate: (_, {facts: {snr}, obs}) => snr !== undefined && snr < 40 && obs.gate !== undefined,
  limiter: ({peak = -8}) => peak > -12.1,
};

describe('any recording', () => {
  const verdicts = anyRecordings(4000, 41).map((recording) => ({
    recording,
    verdict: judge(inputOf(recording)),
  }));

  it('has at most three steps, in their order, and each once', () => {
    for (const {verdict} of verdicts) {
      const ids = verdict.plan.map(({id}) => id);
      expect(ids.length).toBeLessThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('turns nothing both up and down', () => {
    for (const {recording, verdict} of verdicts) {
      const {obs} = verdict;
      const turns = verdict.plan.flatMap(({moves}) => moves);
      for (const control of ['mic', 'obsGain', 'distance'] as const) {
        const signs = turns.filter((move) => move.control === control).map(({by}) => Math.sign(by));
        expect(new Set(signs).size, JSON.stringify(recording)).toBeLessThanOrEqual(1);
      }
      const gains = turns.filter(({control}) => control !== 'distance').map(({by}) => by);
      if (typeof obs.gain === 'number') gains.push(obs.gain);
      const both = Math.min(0, ...gains) < 0 && Math.max(0, ...gains) > 0;
      expect(both, JSON.stringify(recording)).toBe(false);
    }
  });

  it('says nothing of what was not heard', () => {
    for (const {recording, verdict} of verdicts)
      for (const {id} of verdict.plan)
        expect(HEARD[id](recording, verdict), `${id} ${JSON.stringify(recording)}`).toBe(true);
  });

  it('puts a fault that was heard before the level', () => {
    for (const {recording, verdict} of verdicts) {
      const ids = verdict.plan.map(({id}) => id);
      const {clips = 0, hum} = recording;
      const [clip, noisy, level] = [
        ids.indexOf('clipping'),
        ids.indexOf('noise'),
        ids.findIndex((id) => id === 'quiet' || id === 'loud' || id === 'peaks'),
      ];
      if (hum !== undefined && recording.noise !== null && level >= 0)
        expect(ids.indexOf('hum')).toBeLessThan(level);
      if (noisy >= 0 && level >= 0) expect(noisy).toBeLessThan(level);
      if (clips > 0 && recording.lufs !== null)
        expect(clip, JSON.stringify(recording)).toBeGreaterThanOrEqual(0);
      expect(clip >= 0 && level >= 0).toBe(false);
    }
  });

  it('brings the voice nearer to the target and its peaks to where they are safe', () => {
    for (const {recording, verdict} of verdicts) {
      const {facts, obs} = verdict;
      const {loudness, truePeak} = facts;
      if (loudness === undefined || truePeak === undefined || obs.gain === 'afterClipping')
        continue;
      const sum = (...controls: readonly string[]): number => {
        // A step that comes back later counts once.
        const of = new Map(
          verdict.plan.flatMap(({moves}) => moves).map((move) => [move.control, move.by]),
        );
        return controls.reduce((all, control) => all + (of.get(control as 'mic') ?? 0), 0);
      };
      const all = sum('distance', 'mic', 'obsGain');
      const hasLevel = verdict.plan.some(({id}) => id === 'quiet' || id === 'loud');
      const middle = middleOf(TARGETS[recording.target ?? 'stream']);
      if (hasLevel) expect(Math.abs(loudness + all - middle)).toBeLessThanOrEqual(3);
      if (sum('mic') > 0) expect(truePeak + sum('distance', 'mic')).toBeLessThanOrEqual(-3);
    }
  });
});
