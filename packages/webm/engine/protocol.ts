import type {OpenOptions} from '../model/openOptions';
import type {ResultCheck} from '../model/alphaCheck';
import type {Failure, Notice} from '../model/failures';
import type {Edit} from '../model/edit';
import type {Format, Output} from '../model/output';
import type {Picture} from '../model/picture';
import type {SourceInfo} from '../model/source';
import type {Try} from '../model/sizeSearch';

/** An opened source as the page knows it. */
export interface OpenedSource extends SourceInfo {
  /** What it holds in memory as long as it is open, for `estimateMemory`. */
  readonly sourceBytes: number;
  /** Files that were chosen beside it and do not belong to it. */
  readonly leftOut: number;
}

/** A rendered frame for looking at. */
export interface PreviewFrame {
  readonly picture: Picture;
  /** Which frame of the result it is, and when it starts. */
  readonly frame: number;
  readonly timeUs: number;
}

/** How far an export is. */
export interface Progress {
  readonly phase: 'encoding' | 'checking';
  /** Frames done in this try. */
  readonly done: number;
  readonly frames: number;
  /** From 1; above 1 only when a size is aimed at. */
  readonly attempt: number;
}

/** A finished file and what is to be said about it. */
export interface ExportResult {
  readonly blob: Blob;
  /** Safe as a file name on every system. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly fps: number;
  readonly durationUs: number;
  readonly hasAudio: boolean;
  /** Of the encode that was kept, 0–100. */
  readonly quality: number;
  /** All encodes, when a size was aimed at. */
  readonly tries: readonly Try[];
  /** `null` where the browser cannot decode its own result. */
  readonly check: ResultCheck | null;
  readonly notices: readonly Notice[];
}

/** What is shown, from which time of the result on. */
export interface Look {
  readonly edit: Edit;
  readonly output: Output;
  readonly timeUs: number;
}

/** What the worker does: for each job its question and its answer. */
export interface Jobs {
  formats: {ask: null; answer: readonly Format[]};
  open: {ask: {files: readonly File[]; options: OpenOptions}; answer: OpenedSource};
  preview: {ask: Look; answer: PreviewFrame};
  /** Answers after the last frame; frames come one by one, the next after `next`. */
  play: {ask: Look; answer: undefined};
  export: {ask: {edit: Edit; output: Output; insist: boolean}; answer: ExportResult};
}

export type JobName = keyof Jobs;

/** To the worker: a job, its end, or that the frame of a playing one was shown. */
export type ToWorker =
  | {
      [Name in JobName]: {readonly id: number; readonly job: Name; readonly ask: Jobs[Name]['ask']};
    }[JobName]
  | {readonly id: number; readonly job: 'cancel' | 'next'};

/** From the worker; every job ends with one `answer` or `failure`. */
export type FromWorker =
  | {readonly id: number; readonly answer: Jobs[JobName]['answer']}
  | {readonly id: number; readonly failure: Failure}
  | {readonly id: number; readonly frame: PreviewFrame}
  | {readonly id: number; readonly progress: Progress};
