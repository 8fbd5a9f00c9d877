import type {Failure} from '@komebiyori/webm/failures';
import type {OpenOptions} from '@komebiyori/webm/openOptions';
import type {ExportResult, OpenedSource, Progress} from '@komebiyori/webm/protocol';
import type {Format} from '@komebiyori/webm/output';
import {isForeign} from '@komebiyori/webm/sniff';

/** Files as they were chosen, and how they are read. */
export interface Chosen {
  readonly files: readonly File[];
  readonly options: OpenOptions;
}

/** The first file that can be meant: systems put theirs before it. */
export const nameOf = ({files}: Chosen): string =>
  (files.find(({name}) => !isForeign(name, undefined)) ?? files[0])?.name ?? '';

/** Files that are open. */
export interface Opened extends Chosen {
  readonly source: OpenedSource;
}

/** How far the visitor has come. */
export type Phase =
  | {readonly kind: 'idle'}
  | {readonly kind: 'opening'; readonly name: string}
  | {readonly kind: 'refused'; readonly failure: Failure; readonly chosen: Chosen}
  | {readonly kind: 'ready'; readonly opened: Opened};

/** What becomes of an export; times are `performance.now()`, in milliseconds. */
export type Work =
  | {readonly kind: 'none'}
  | {
      readonly kind: 'exporting';
      readonly progress: Progress | null;
      /** When the try began whose frames are counted. */
      readonly attemptAt: number;
      readonly now: number;
      /** Whether the tab was hidden meanwhile, which slows it down. */
      readonly wasHidden: boolean;
    }
  | {readonly kind: 'failed'; readonly failure: Failure}
  | {readonly kind: 'finished'};

/** A finished file. */
export interface Result extends ExportResult {
  readonly id: number;
  /** What it was written as. */
  readonly format: Format;
  /** How long it took, in milliseconds. */
  readonly tookMs: number;
  readonly isSaved: boolean;
}

/** Results that are kept: this one and the one before, to compare. */
export const KEPT_RESULTS = 2;

/** The work after a progress message. */
export function progressed(work: Work, progress: Progress, now: number): Work {
  if (work.kind !== 'exporting') return work;
  const isNewTry = work.progress !== null && work.progress.attempt !== progress.attempt;
  return {...work, progress, now, attemptAt: isNewTry ? now : work.attemptAt};
}

/** Frames a second, and seconds left of this try; `null` before there is anything to tell it from. */
export interface Pace {
  readonly fps: number;
  readonly leftSeconds: number;
}

/** How fast an export goes; the first frames, which start the encoders, tell nothing. */
export function paceOf(work: Extract<Work, {kind: 'exporting'}>): Pace | null {
  const {progress, attemptAt, now} = work;
  const seconds = (now - attemptAt) / 1000;
  if (progress === null || progress.done < 2 || seconds < 0.5) return null;
  const fps = progress.done / seconds;
  return {fps, leftSeconds: (progress.frames - progress.done) / fps};
}
