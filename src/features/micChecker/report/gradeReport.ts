import {judge, type PlannedStep} from '@komebiyori/mic-meter/judge';
import type {Facts, ReportInput} from '@komebiyori/mic-meter/judge/facts';
import type {ObsFilters} from '@komebiyori/mic-meter/judge/filters';
import type {Grade, TopicId} from '@komebiyori/mic-meter/judge/grades';
import {ADVICE} from './advice';
import {SUMMARIES} from './summaries';

/** The topics in the order in which they are told. */
export const TOPICS = [
  {id: 'level', name: '音量'},
  {id: 'headroom', name: '余裕'},
  {id: 'noise', name: 'ノイズ'},
  {id: 'quality', name: '音質'},
  {id: 'stability', name: '安定'},
] as const satisfies readonly {id: TopicId; name: string}[];

/** What is said of one side of the microphone. */
interface Topic {
  readonly id: TopicId;
  readonly name: string;
  /** Undefined when it could not be judged; the summary says why. */
  readonly grade: Grade | undefined;
  readonly summary: string;
}

/** One thing to do, in sentences. */
interface Step extends PlannedStep {
  /** What to do. */
  readonly action: string;
  /** Why, or where it is found. */
  readonly how: string;
}

/** What the guided test says of a microphone, in words, and the figures behind it. */
export interface Report extends Pick<Facts, 'loudness' | 'floor' | 'floorA' | 'snr' | 'truePeak'> {
  readonly topics: readonly Topic[];
  readonly plan: readonly Step[];
  readonly obs: ObsFilters;
}

/** Judges a microphone from the steps of the guided test, and says it. Steps may be missing. */
export function gradeReport(input: ReportInput): Report {
  const verdict = judge(input);
  const {facts, grades, plan, obs} = verdict;
  const {loudness, floor, floorA, snr, truePeak} = facts;
  return {
    topics: TOPICS.map(({id, name}) => ({
      id,
      name,
      grade: grades[id],
      summary: SUMMARIES[id](verdict),
    })),
    plan: plan.map(({id, moves}) => ({id, ...ADVICE[id](verdict), moves})),
    obs,
    loudness,
    floor,
    floorA,
    snr,
    truePeak,
  };
}
