import {factsOf} from './facts';
import {gradeHeadroom} from './headroom';
import {gradeLevel} from './level';
import {gradeNoise} from './noise';
import {obsFilters} from './obs';
import {gradeQuality} from './quality';
import type {Report, ReportInput} from './report';
import {gradeStability} from './stability';

/**
 * Grades a microphone from the steps of the guided test, with advice. Steps may be missing; what
 * needs them has no grade and says so.
 */
export function gradeReport(input: ReportInput): Report {
  const facts = factsOf(input);
  const {loudness, floor, floorA, snr, truePeak} = facts;
  const topics = [gradeLevel, gradeHeadroom, gradeNoise, gradeQuality, gradeStability];
  return {
    topics: topics.map((grade) => grade(facts)),
    obs: obsFilters(facts),
    loudness,
    floor,
    floorA,
    snr,
    truePeak,
  };
}
