import type {ConsoleLine, TemplateFiles} from '@site/plugins/playground/client';
import {createStore, type Watched} from '@site/src/lib/store';
import type {ServiceType} from '@site/simulator/scenario';
import type {FeedButton} from '../feed/feedButtons';
import {addLine, type Entry} from './consoleLines';
import {prepareDocument} from './prepareDocument';
import {createRunner, type Runner} from './runner.browser';
import {createSession, type Session} from './session';

/** How a template stands: `waiting` has not been started since the page was opened. */
export type RunState = 'waiting' | 'running' | 'stopped' | 'hung';

/** What comes by itself, and whether the app is there. */
interface FeedSettings {
  readonly scenario: string;
  /** So many times as fast as the scenario says. */
  readonly speed: number;
  readonly isPlaying: boolean;
  /** Whether the app runs. */
  readonly isOpen: boolean;
  /** Whose comments the buttons make; undefined for any. */
  readonly service: ServiceType | undefined;
}

/** A template that runs, and the app that it talks to. */
export interface Desk {
  readonly state: Watched<RunState>;
  readonly lines: Watched<readonly Entry[]>;
  readonly feed: Watched<FeedSettings>;
  /** Gives it the element for its frame; the answer takes it back. */
  readonly attach: (host: HTMLElement) => () => void;
  readonly run: (files: TemplateFiles) => void;
  readonly stop: () => void;
  readonly press: (button: FeedButton) => void;
  readonly change: (settings: Partial<FeedSettings>) => void;
  /** Another evening from its beginning, with no comments of before. */
  readonly restart: () => void;
  readonly clearLines: () => void;
}

const SEED = 1;
/** What came before the template was opened, so that lists are not empty. */
const BEFORE = ['ordinary', 'order', 'gift', 'request', 'member'] as const;

const FIRST: FeedSettings = {
  ...{scenario: 'chat', speed: 1, isPlaying: true, isOpen: true},
  service: undefined,
};

/** Letters that stand in no template. */
const randomMark = (): string => `playground-${crypto.randomUUID()}-`;

/**
 * @param sdk the SDK's own file
 */
export function createDesk(sdk: string): Desk {
  const state = createStore<RunState>('waiting');
  const lines = createStore<readonly Entry[]>([]);
  const feed = createStore(FIRST);
  let runner: Runner | undefined;
  let wanted: TemplateFiles | undefined;

  const print = (line: ConsoleLine): void => {
    lines.set(addLine(lines.get(), line));
  };
  const start = (): Session => {
    const session = createSession({
      ...{scenario: feed.get().scenario, seed: SEED, now: Date.now},
      post: (order) => runner?.post(order),
      note: (text) => {
        print({level: 'info', text});
      },
    });
    for (const kind of BEFORE) session.app.make(kind);
    return session;
  };
  let session = start();

  /** Nothing comes by itself where no template runs. */
  const pace = (): void => {
    const {speed, isPlaying, isOpen} = feed.get();
    session.app.setSpeed(speed);
    session.setOpen(isOpen);
    if (isPlaying && isOpen && state.get() === 'running') session.app.play();
    else session.app.pause();
  };
  const turn = (next: RunState): void => {
    state.set(next);
    pace();
  };
  const run = (files: TemplateFiles): void => {
    wanted = files;
    if (runner === undefined) return;
    const prepared = prepareDocument(files, sdk, randomMark());
    lines.set([]);
    for (const name of prepared.unused) {
      print({level: 'warn', text: `index.htmlが${name}を読み込んでいないため、動いていません。`});
    }
    runner.run(prepared);
    turn('running');
  };
  const restart = (): void => {
    session.app.pause();
    session = start();
    if (state.get() === 'running' && wanted !== undefined) run(wanted);
    else pace();
  };

  return {
    ...{state, lines, feed, run, restart},
    attach(host) {
      runner = createRunner({
        host,
        onBegin: (number) => {
          session.begin(number);
        },
        onReport: (report) => {
          if (report.type === 'line') print(report);
          else session.hear(report);
        },
        onHang: () => {
          turn('hung');
        },
      });
      return () => {
        session.app.pause();
        runner?.close();
        runner = undefined;
      };
    },
    stop() {
      runner?.stop();
      turn('stopped');
    },
    press(button) {
      button.act(session.app, feed.get().service);
    },
    change(settings) {
      const before = feed.get();
      feed.set({...before, ...settings});
      if (settings.scenario !== undefined && settings.scenario !== before.scenario) restart();
      else pace();
    },
    clearLines() {
      lines.set([]);
    },
  };
}
