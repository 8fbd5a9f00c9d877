import type {Told} from './analyser';

/** The name under which the processor is registered. */
export const PROCESSOR = 'party-levels';

/** What the processor tells the page. */
export type Report = Told;
