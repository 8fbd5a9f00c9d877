import {formatNumber, gradeBy} from './grades';
import {factsOf, type Facts, levelOfOne} from './facts';
import {gainPlan, gainSteps, type GainPlan, CEILING, SAFE} from './gain';
import {gradeLevel, voiceSteps} from './level';
import {gradeNoise, noiseSteps, gateFor} from './noise';
import {gradeQuality, qualitySteps} from './quality';
import {
  STEP_IDS,
  type ObsFilters,
  type Report,
  type ReportInput,
  type Step,
  type Topic,
  type Compressor,
} from './report';
import {gradeStability, stabilitySteps, jumpOf} from './stability';

/** More is not done at once; the rest is told by the next test. */
const MOST_STEPS = 3;

/**
 * Grades a microphone from the steps of the guided test, with one plan of what to do. Steps may be
 * missing; what needs them has no grade and says so.
 */
export function gradeReport(input: ReportInput): Report {
  const facts = factsOf(input);
  const {loudness, floor, floorA, snr, truePeak} = facts;
  const topics = [gradeLevel, gradeHeadroom, gradeNoise, gradeQuality, gradeStability];
  const gain = gainPlan(facts);
  const obs = obsFilters(facts, gain);
  return {
    topics: topics.map((grade) => grade(facts)),
    plan: planOf(facts, gain, obs),
    obs,
    loudness,
    floor,
    floorA,
    snr,
    truePeak,
  };
}

function planOf(facts: Facts, gain: GainPlan, obs: ObsFilters): Step[] {
  const steps = [
    ...voiceSteps(facts),
    ...gainSteps(facts, gain),
    ...limiterSteps(gain),
    ...noiseSteps(facts, gain),
    ...qualitySteps(facts),
    ...stabilitySteps(facts, obs.compressor),
  ];
  return steps.sort((a, b) => STEP_IDS.indexOf(a.id) - STEP_IDS.indexOf(b.id)).slice(0, MOST_STEPS);
}

/** 余裕: how far the loudest voice is from clipping. */
function gradeHeadroom({truePeak, clips, loud}: Facts): Topic {
  const topic = {id: 'headroom', name: '余裕'} as const;
  if (truePeak === undefined) {
    return {
      ...topic,
      grade: undefined,
      summary: '話し声がなかったので、余裕は判定できませんでした。',
    };
  }
  const peak = `いちばん大きい音は${formatNumber(truePeak)}dBTP`;
  const summary = clips > 0 ? `${peak}で、音割れが${clips}回ありました。` : `${peak}でした。`;
  return {
    ...topic,
    grade: clips > 0 ? 'E' : gradeBy(truePeak, [SAFE, -3, CEILING, 0]),
    summary: loud === undefined ? `${summary}大きな声は測れていません。` : summary,
  };
}

/** A limiter for what stays near the ceiling; a gain that goes up says itself what it needs. */
function limiterSteps({cause, peak}: GainPlan): Step[] {
  if (cause === 'clipping' || cause === 'quiet' || peak === undefined || peak <= SAFE) return [];
  return [
    {
      id: 'limiter',
      action: `OBSのフィルタの最後に、「リミッター」（しきい値${formatNumber(CEILING)}dB）を足します。`,
      how: '測ったときより大きな声が出ても、配信では割れません。',
      moves: [],
    },
  ];
}

/**
 * Values to begin with in OBS's filters: noise gate, gain, compressor, limiter, in this order. They are
 * those of a microphone whose input has been set as the plan says.
 */
function obsFilters(facts: Facts, plan: GainPlan): ObsFilters {
  return {
    gate: gateFor(facts, plan),
    gain: gainOf(facts, plan),
    compressor: compressorFor(facts, plan),
    limiter: {threshold: CEILING, release: 60},
  };
}

function gainOf({loudness}: Facts, {cause, obs}: GainPlan): ObsFilters['gain'] {
  if (cause === 'clipping') return 'afterClipping';
  return loudness === undefined ? undefined : obs;
}

/**
 * The compressor begins at the level of normal speech after the gain, so that only what is louder
 * is held; attack and release are those of OBS, the ratio grows with the loud voice.
 */
function compressorFor(facts: Facts, {closer, mic, obs}: GainPlan): Compressor | undefined {
  if (facts.normal === undefined) return undefined;
  const level = levelOfOne(facts.normal, facts.input) + closer + mic + obs;
  return {
    ratio: jumpOf(facts) > 8 ? 4 : 3,
    threshold: Math.min(0, Math.max(-60, Math.round(level))),
    attack: 6,
    release: 60,
    outputGain: 0,
  };
}
