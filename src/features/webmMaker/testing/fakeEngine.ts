import type {WebmEngine} from '@komebiyori/webm';
import {WebmMakerError, type Failure} from '@komebiyori/webm/failures';
import {frameAt} from '@komebiyori/webm/framePlan';
import {FORMATS, type Format} from '@komebiyori/webm/output';
import {emptyPicture} from '@komebiyori/webm/picture';
import {planExport} from '@komebiyori/webm/planExport';
import type {ExportResult, OpenedSource, PreviewFrame, Progress} from '@komebiyori/webm/protocol';
import {fakeSource} from '@komebiyori/webm/testing/pictures';

/** An engine that answers at once, or when it is told to, and writes down what it was asked. */
export interface FakeEngine extends WebmEngine {
  readonly calls: string[];
  /** What the next job of a kind fails with. */
  readonly failures: Partial<Record<'open' | 'export' | 'preview', Failure>>;
  /** Ends a held export. */
  finish: () => void;
  progress: (progress: Progress) => void;
}

export interface FakeOptions {
  readonly source?: Partial<OpenedSource>;
  /** What it can write: everything, by default. */
  readonly formats?: readonly Format[];
  /** Exports wait for `finish`. */
  readonly isHeld?: boolean;
}

/** An engine without a worker. */
export function fakeEngine({
  source: rest,
  formats = FORMATS,
  isHeld = false,
}: FakeOptions = {}): FakeEngine {
  const source = fakeSource(rest);
  const calls: string[] = [];
  const failures: FakeEngine['failures'] = {};
  const failOnce = (job: keyof typeof failures): void => {
    const failure = failures[job];
    Reflect.deleteProperty(failures, job);
    if (failure !== undefined) throw new WebmMakerError(failure);
  };
  const frameOf = (frame: number, timeUs: number): PreviewFrame => ({
    frame,
    timeUs,
    picture: emptyPicture(4, 2),
  });
  const fake: FakeEngine = {
    calls,
    failures,
    finish: () => undefined,
    progress: () => undefined,
    formats: () => Promise.resolve(formats),
    async open(files, options) {
      calls.push(`open ${files.map(({name}) => name).join()} ${options.mixedSizes}`);
      await Promise.resolve();
      failOnce('open');
      return {...source, name: files[0]?.name ?? ''};
    },
    async preview(edit, output, timeUs) {
      const {frames} = planExport(source, edit, output);
      calls.push(`preview ${frameAt(frames, timeUs)}`);
      await Promise.resolve();
      failOnce('preview');
      return frameOf(frameAt(frames, timeUs), timeUs);
    },
    async play(edit, output, {fromUs, onFrame, signal}) {
      const {frames} = planExport(source, edit, output);
      for (let at = frameAt(frames, fromUs); at < frames.length; at++) {
        if (signal.aborted) throw new WebmMakerError({code: 'cancelled'});
        await onFrame(frameOf(at, frames[at]?.timeUs ?? 0));
      }
    },
    async export(edit, output, {signal, onProgress, insist} = {}) {
      const {rate} = output;
      const limit = rate.by === 'size' ? ` within ${rate.bytes}` : '';
      calls.push(`export ${output.format}${limit}${insist === true ? ' insist' : ''}`);
      fake.progress = (progress) => onProgress?.(progress);
      await new Promise<void>((resolve, reject) => {
        if (!isHeld) resolve();
        fake.finish = resolve;
        signal?.addEventListener('abort', () => {
          reject(new WebmMakerError({code: 'cancelled'}));
        });
      });
      failOnce('export');
      const result = resultOf(planExport(source, edit, output).frames.length, edit.fps);
      return rate.by === 'size' ? {...result, tries: TRIES} : result;
    },
    dispose: () => calls.push('dispose'),
  };
  return fake;
}

/** How a limit of size was kept. */
const TRIES: ExportResult['tries'] = [
  {quality: 75, bytes: 3000},
  {quality: 40, bytes: 900},
];

const resultOf = (frames: number, fps: number): ExportResult => ({
  blob: new Blob(['x'.repeat(frames * 100)], {type: 'application/zip'}),
  name: 'cat.webm',
  width: 100,
  height: 50,
  frames,
  fps,
  durationUs: 1_000_000,
  hasAudio: false,
  quality: 75,
  tries: [],
  check: {verdict: 'right', transparent: true, alphaError: 0, frames},
  notices: [],
});
