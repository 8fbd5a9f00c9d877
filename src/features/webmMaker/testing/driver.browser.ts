import {createEngine, type ExportCall} from '../engine/createEngine.browser';
import {DEFAULT_OPEN, type OpenOptions} from '../input/openSource.browser';
import {describeFailure, failureOf, type Failure, type Message} from '../messages/failures';
import {describeNotice} from '../messages/notices';
import {NEUTRAL_EDIT, type Edit} from '../model/edit';
import {DEFAULT_OUTPUT, type Output} from '../model/output';

/** What went wrong, as the page would say it. */
export interface Refusal {
  readonly failure: Failure;
  readonly message: Message;
}

/** A page with the engine and nothing else: tests and the benchmark talk to it. */
export interface Driver {
  /** Opens files that the server has, by name. */
  readonly open: (names: readonly string[], options?: Partial<OpenOptions>) => Promise<unknown>;
  readonly capabilities: () => Promise<unknown>;
  readonly preview: (edit: Partial<Edit>, timeUs: number) => Promise<unknown>;
  /** Exports, sends the file to the server as `into`, and tells all but the file. */
  readonly export: (into: string, edit: Partial<Edit>, output: Partial<Output>) => Promise<unknown>;
  /** Exports and cancels after so many frames; what the engine said. */
  readonly cancelAfter: (frames: number, edit: Partial<Edit>) => Promise<unknown>;
}

declare global {
  interface Window {
    driver: Driver;
  }
}

const engine = createEngine();

async function fetchFile(name: string): Promise<File> {
  const response = await fetch(`/files/${name}`);
  return new File([await response.blob()], name);
}

function run(edit: Partial<Edit>, output: Partial<Output>, call: ExportCall = {}) {
  return engine.export({...NEUTRAL_EDIT, ...edit}, {...DEFAULT_OUTPUT, ...output}, call);
}

async function orRefusal<T>(job: Promise<T>): Promise<T | Refusal> {
  try {
    return await job;
  } catch (error) {
    const failure = failureOf(error);
    return {failure, message: describeFailure(failure)};
  }
}

window.driver = {
  capabilities: () => engine.capabilities(),
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
  export: (into, edit, output) =>
    orRefusal(
      run(edit, output).then(async ({blob, ...result}) => {
        await fetch(`/out/${into}`, {method: 'PUT', body: blob});
        return {...result, bytes: blob.size, said: result.notices.map(describeNotice)};
      }),
    ),
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
