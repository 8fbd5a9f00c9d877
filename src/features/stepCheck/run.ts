import {printAddress} from '@komebiyori/app-link/address';
import type {AppLink} from '@komebiyori/app-link/link';
import {readMessage} from '@komebiyori/app-link/messages';
import type {Surroundings} from '@komebiyori/app-link/surroundings';
import {createStore, type Watched} from '@komebiyori/lib/store';
import {QUESTIONS, readAnswer, type Facts, type Heard, type Question} from './facts';
import type {Check, Findings} from './finding';

/** How a check stands. */
type RunState =
  | {readonly kind: 'idle'}
  /** The link says how it stands with the app. */
  | {readonly kind: 'linking'}
  | {readonly kind: 'asking'}
  | {readonly kind: 'listening'; readonly findings: Findings}
  | {readonly kind: 'done'; readonly findings: Findings};

/** One check on a page: it asks when it is started, and is silent again afterwards. */
export interface Run {
  readonly state: Watched<RunState>;
  /**
   * Begins, or begins anew.
   * @param isPress whether a press led here: only then the browser may ask the visitor
   */
  readonly start: (isPress: boolean) => void;
  /** Waits for messages no longer. */
  readonly skip: () => void;
  /** Ends everything; it is not used afterwards. */
  readonly close: () => void;
}

interface Options {
  readonly link: AppLink;
  readonly check: Check;
  /** What does not come from the app. */
  readonly known: Pick<Facts, 'manual' | 'newest'>;
  readonly after: Surroundings['after'];
}

const NOTHING: Heard = {comments: 0, effects: 0, isGreeted: false};

/** What is heard with one more message; the comments so far, which come first, are not new. */
export function hear(heard: Heard, text: string): Heard {
  const message = readMessage(text);
  switch (message?.type) {
    case 'connected':
      return {...heard, isGreeted: true};
    case 'comments':
      return message.data.options.init
        ? heard
        : {...heard, comments: heard.comments + message.data.comments.length};
    case 'reactions':
    case 'wp.exec':
      return {...heard, effects: heard.effects + 1};
    default:
      return heard;
  }
}

/** Whether there is nothing more to wait for: each type of message can say so, but for comments beside effects. */
const isEnough = ({topics}: {readonly topics: readonly string[]}, heard: Heard): boolean =>
  heard.effects > 0 ||
  (topics.includes('connected') && heard.isGreeted) ||
  (topics.length === 1 && heard.comments > 0);

/** What the app answers to each of the questions. */
async function answersOf(
  link: AppLink,
  questions: readonly Question[],
  signal: AbortSignal,
): Promise<Facts['answers']> {
  const answerTo = async (question: Question): Promise<unknown> => {
    const outcome = await link.request({method: 'GET', path: QUESTIONS[question].path, signal});
    return outcome.kind === 'answered' && outcome.isOk
      ? readAnswer(question, outcome.text)
      : {kind: 'unread'};
  };
  const entries = questions.map(async (question) => [question, await answerTo(question)]);
  return Object.fromEntries(await Promise.all(entries)) as Facts['answers'];
}

/** Makes a run that touches nothing before it is started. */
export function createRun({link, check, known, after}: Options): Run {
  const state = createStore<RunState>({kind: 'idle'});
  let controller = new AbortController();
  let stops: (() => void)[] = [];
  let skip = (): void => undefined;

  const stopWatching = (): void => {
    for (const stop of stops) stop();
    stops = [];
  };
  const halt = (): void => {
    controller.abort();
    controller = new AbortController();
    stopWatching();
    link.disconnect();
  };

  const ask = async (): Promise<void> => {
    const now = link.state.get();
    if (now.kind !== 'connected') return;
    stopWatching();
    state.set({kind: 'asking'});
    const {signal} = controller;
    const answers = await answersOf(link, check.asks, signal);
    if (signal.aborted) return;
    const {version, licensed} = now;
    const address = printAddress(link.address.get());
    listen({version, licensed, address, ...known, answers, heard: undefined});
  };

  const listen = (facts: Facts): void => {
    const {listens} = check;
    if (listens === undefined) {
      finish(facts);
      return;
    }
    let heard = NOTHING;
    state.set({kind: 'listening', findings: check.judge(facts)});
    stops = [
      link.onText((text) => {
        heard = hear(heard, text);
        if (isEnough(listens, heard)) finish({...facts, heard});
      }),
      link.state.subscribe(() => {
        if (!['connecting', 'connected'].includes(link.state.get().kind)) {
          finish({...facts, heard: 'failed'});
        }
      }),
      after(listens.seconds * 1000, () => {
        finish({...facts, heard});
      }),
    ];
    skip = () => {
      finish({...facts, heard: heard === NOTHING ? 'skipped' : heard});
    };
    link.setTopics(listens.topics);
  };

  const finish = (facts: Facts): void => {
    skip = () => undefined;
    halt();
    state.set({kind: 'done', findings: check.judge(facts)});
  };

  return {
    state,
    start: (isPress) => {
      halt();
      skip = () => undefined;
      // Only what the first answers need: a socket is opened when something is waited for.
      link.setTopics([]);
      state.set({kind: 'linking'});
      stops = [link.state.subscribe(() => void ask())];
      if (isPress) link.connect();
      else void link.connectIfGranted();
    },
    skip: () => {
      skip();
    },
    close: () => {
      controller.abort();
      stopWatching();
      link.close();
    },
  };
}
