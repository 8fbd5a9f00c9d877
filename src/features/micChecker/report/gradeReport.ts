import {factsOf, type Facts} from './facts';
import {gainPlan, gainSteps, type GainPlan} from './gain';
import {gradeHeadroom, limiterSteps} from './headroom';
import {gradeLevel, voiceSteps} from './level';
import {gradeNoise, noiseSteps} from './noise';
import {obsFilters} from './obs';
import {gradeQuality, qualitySteps} from './quality';
import {STEP_IDS, type ObsFilters, type Report, type ReportInput, type Step} from './report';
import {gradeStability, stabilitySteps} from './stability';

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
