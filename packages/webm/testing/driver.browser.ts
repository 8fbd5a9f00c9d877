import {guardSinks} from '../../../plugins/boot/client/guardSinks.browser';
import {createEngine, type ExportCall} from '../engine/createEngine.browser';
import type {ExportResult, OpenedSource} from '../engine/protocol';
import {DEFAULT_OPEN, type OpenOptions} from '../model/openOptions';
import {failureOf, type Failure} from '../model/failures';
import {NEUTRAL_EDIT, type Edit} from '../model/edit';
import {DEFAULT_OUTPUT, type Output} from '../model/output';

/** What went wrong. */
export interface Refusal {
  readonly failure: Failure;
}

/** What an export told, without the file. */
export type Exported = Omit<ExportResult, 'blob'> & {
  readonly bytes: number;
  /** From the start until the file was finished and its check began, in milliseconds. */
  readonly encodeMs: number;
};

/** A preview with plain numbers, which get out of the page. */
interface Previewed {
  readonly width: number;
  readonly height: number;
  readonly data: readonly number[];
  readonly frame: number;
  readonly timeUs: number;
}

/** A page with the engine and nothing else: tests and the benchmark talk to it. */
interface Driver {
  /** Opens files that the server has, by name. */
  readonly open: (
    names: readonly string[],
    options?: Partial<OpenOptions>,
  ) => Promise<OpenedSource | Refusal>;
  readonly preview: (edit: Partial<Edit>, timeUs: number) => Promise<Previewed | Refusal>;
  /** Plays from a time, and stops after so many frames: which ones were shown, and how it ended. */
  readonly play: (
    edit: Partial<Edit>,
    fromUs: number,
    stopAfter: number,
  ) => Promise<{readonly shown: readonly number[]; readonly end: unknown}>;
  /** Exports and sends the file to the server as `into`. */
  readonly export: (
    into: string,
    edit: Partial<Edit>,
    output: Partial<Output>,
  ) => Promise<Exported | Refusal>;
  /** Exports and cancels after so many frames. */
  readonly cancelAfter: (
    frames: number,
    edit: Partial<Edit>,
  ) => Promise<{readonly said: unknown; readonly seen: number}>;
}

declare global {
  var driver: Driver;
}

guardSinks(location, []);
const engine = createEngine();

async function fetchFile(name: string): Promise<File> {
  const response = await fetch(`/files/${name}`);
  return new File([await response.blob()], name);
}

function run(
  edit: Partial<Edit>,
  output: Partial<Output>,
  call: ExportCall = {},
): Promise<ExportResult> {
  return engine.export({...NEUTRAL_EDIT, ...edit}, {...DEFAULT_OUTPUT, ...output}, call);
}

async function orRefusal<T>(job: Promise<T>): Promise<T | Refusal> {
  try {
    return await job;
  } catch (error) {
    return {failure: failureOf(error)};
  }
}

globalThis.driver = {
  open: async (names, options = {}) => {
    const files = await Promise.all(names.map(fetchFile));
    return orRefusal(engine.open(files, {...DEFAULT_OPEN, ...options}));
  },
  preview: (edit, timeUs) =>
    orRefusal(
      engine
        .preview({...NEUTRAL_EDIT, ...edit}, DEFAULT_OUTPUT, timeUs)
        .then(({picture, ...frame}) => ({...frame, ...picture, data: Array.from(picture.data)})),
    ),
  play: async (edit, fromUs, stopAfter) => {
    const shown: number[] = [];
    const controller = new AbortController();
    const onFrame = ({frame}: {readonly frame: number}): void => {
      shown.push(frame);
      if (shown.length === stopAfter) controller.abort();
    };
    const call = {fromUs, onFrame, signal: controller.signal};
    const end = await orRefusal(engine.play({...NEUTRAL_EDIT, ...edit}, DEFAULT_OUTPUT, call));
    return {shown, end};
  },
  export: (into, edit, output) => {
    const start = performance.now();
    let encodeMs = 0;
    const onProgress: ExportCall['onProgress'] = ({phase}) => {
      if (phase === 'checking') encodeMs = performance.now() - start;
    };
    return orRefusal(
      run(edit, output, {onProgress}).then(async ({blob, ...result}) => {
        await fetch(`/out/${into}`, {method: 'PUT', body: blob});
        return {...result, bytes: blob.size, encodeMs};
      }),
    );
  },
  cancelAfter: (frames, edit) => {
    const controller = new AbortController();
    const phases: string[] = [];
    const onProgress: ExportCall['onProgress'] = ({done, phase}) => {
      phases.push(phase);
      if (done >= frames) controller.abort();
    };
    return orRefusal(run(edit, {}, {onProgress, signal: controller.signal})).then((said) => ({
      said,
      seen: phases.length,
    }));
  },
};
