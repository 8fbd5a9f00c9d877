import type {Size} from '../model/geometry';
import type {PlannedFrame} from '../model/framePlan';
import type {Output} from '../model/output';
import type {Picture} from '../model/picture';

/** What a file is made from, frame by frame. */
export interface ClipWriter {
  /** Takes the next frame; resolves when there is room for another one. */
  readonly add: (picture: Picture, frame: PlannedFrame) => Promise<void> | void;
  /** The finished file. */
  readonly finish: () => Promise<Blob> | Blob;
  /** Frees what the browser holds for a file that will not be finished. */
  readonly abort?: () => Promise<void>;
}

/** What a writer must know before the first frame. */
export interface ClipOptions {
  readonly size: Size;
  readonly fps: number;
  readonly output: Output;
  /** 0–100, for what is not given in bits a second. */
  readonly quality: number;
}
