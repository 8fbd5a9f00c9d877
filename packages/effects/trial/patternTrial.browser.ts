import {readPattern} from '../model/patterns';
import type {Question} from './pattern.worker';

/** Milliseconds in which a question has to be answered; loading the worker is not counted. */
const LIMIT = 1000;

/** Runs regular expressions that a stranger may have written. */
export interface PatternTrial {
  /** Those of these lines that take too long. Rejects, as the next, when the worker cannot be loaded. */
  readonly slowOf: (lines: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of these lines, slow ones left out, that fit a text. */
  readonly fittingOf: (lines: readonly string[], text: string) => Promise<ReadonlySet<string>>;
  readonly close: () => void;
}

/**
 * Runs expressions in a worker, one after the other, and ends the worker when one does not answer:
 * nothing else ends a regular expression. Which lines are slow is remembered.
 */
export function createPatternTrial(): PatternTrial {
  const slow = new Map<string, boolean>();
  let worker: Promise<Worker> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    void worker?.then((one) => {
      one.terminate();
    });
    worker = undefined;
  };
  const ask = async (question: Question): Promise<boolean | undefined> => {
    // One that does not start is asked for again at the next question.
    worker ??= started().catch((error: unknown) => {
      worker = undefined;
      throw error;
    });
    const answer = await answerOf(await worker, question);
    if (answer === undefined) end();
    return answer;
  };
  const isSlow = async (line: string): Promise<boolean> => {
    const known = slow.get(line) ?? (await ask({line})) ?? true;
    slow.set(line, known);
    return known;
  };
  const fits = async (line: string, text: string): Promise<boolean> => {
    if (await isSlow(line)) return false;
    const answer = await ask({line, text});
    if (answer === undefined) slow.set(line, true);
    return answer === true;
  };
  const linesWhere = async (
    lines: readonly string[],
    holds: (line: string) => Promise<boolean>,
  ): Promise<ReadonlySet<string>> => {
    const found = new Set<string>();
    for (const line of new Set(lines)) {
      if (readPattern(line).kind === 'expression' && (await holds(line))) found.add(line);
    }
    return found;
  };
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    slowOf: (lines) => inTurn(() => linesWhere(lines, isSlow)),
    fittingOf: (lines, text) => inTurn(() => linesWhere(lines, (line) => fits(line, text))),
    close: end,
  };
}

/** A worker that has run its code: it has answered. */
async function started(): Promise<Worker> {
  const worker = new Worker(new URL('./pattern.worker.ts', import.meta.url), {type: 'module'});
  await new Promise<void>((resolve, reject) => {
    const once = {once: true};
    worker.addEventListener(
      'message',
      () => {
        resolve();
      },
      once,
    );
    worker.addEventListener(
      'error',
      () => {
        reject(new Error('No worker for patterns'));
      },
      once,
    );
    worker.postMessage({line: 'a'} satisfies Question);
  });
  return worker;
}

/** Undefined when there is none in time. */
function answerOf(worker: Worker, question: Question): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(undefined);
    }, LIMIT);
    const hear = ({data}: MessageEvent<boolean>): void => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.addEventListener('message', hear, {once: true});
    worker.postMessage(question);
  });
}
