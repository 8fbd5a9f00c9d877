import {loudnessRangeCases, integratedCases, momentaryCases, shortTermCases} from './loudnessCases';
import {truePeakCases} from './truePeakCases';

/** A value that a standard demands, and what is measured. */
export interface Conformance {
  /** Document and number of the case. */
  readonly name: string;
  readonly unit: 'LUFS' | 'LU' | 'dBTP';
  readonly target: number;
  /** What is allowed below and above the target. */
  readonly tolerance: readonly [below: number, above: number];
  /** Of several values the one that is farthest from its target, as if that were `target`. */
  readonly measured: number;
}

/**
 * The minimum requirements of EBU Tech 3341 (2023), table 1, cases 1-6, 9-23 and of Tech 3342,
 * table 1, cases 1-4. Cases 7 and 8, and 5 and 6 of Tech 3342, are programmes of the EBU.
 * @param sampleRate in Hz, a multiple of 100
 */
export function runConformance(sampleRate: number): readonly Conformance[] {
  return [
    ...integratedCases(sampleRate),
    ...shortTermCases(sampleRate),
    ...momentaryCases(sampleRate),
    ...truePeakCases(sampleRate),
    ...loudnessRangeCases(sampleRate),
  ];
}

/** Whether a value is as near to its target as is allowed. */
export function isMet({target, tolerance: [below, above], measured}: Conformance): boolean {
  return measured >= target - below && measured <= target + above;
}
