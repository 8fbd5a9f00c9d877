import {type ConsoleLine, type Member, type TemplateFiles} from '@site/plugins/playground/client';
import {createStore, type Store, type Watched} from '@komebiyori/lib/store';
import {SERVICE_TYPES, type ServiceType} from '@komebiyori/simulator/scenario';
import {unknownActions, unknownServices, type UnknownName} from '../editor/completions';
import type {FeedButton} from '../feed/feedButtons';
import {addLine, type Entry} from './consoleLines';
import {MOST_SCRIPTS, prepareDocument, SDK_FILE, type Prepared} from './prepareDocument';
import {createRunner, type Runner} from './runner.browser';
import {createSession, type Session} from './session';

/**
 * How a template stands: `waiting` is not started before somebody asks for it, nor is `received`, which
 * came by a link: one that never ends could stop the page before its code was seen.
 */
export type RunState = 'waiting' | 'received' | 'running' | 'stopped' | 'hung' | 'flooded';

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
  /** Gives it the element for its frame; returns a function that takes it back. */
  readonly attach: (host: HTMLElement) => () => void;
  readonly run: (files: TemplateFiles) => void;
  readonly stop: () => void;
  /** Takes away what runs, for a template that came by a link. */
  readonly receive: () => void;
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

/** What may have been meant. */
const adviceFor = ({near}: UnknownName, what: string): string =>
  near.length === 0
    ? `書ける${what}は、OneSDKのページにあります。`
    : `${near.map((other) => `「${other}」`).join('か')}ではありませんか。`;

/** Letters that stand in no template. */
const randomMark = (): string => `playground-${crypto.randomUUID()}-`;

class RunningDesk implements Desk {
  readonly state: Store<RunState>;
  readonly lines = createStore<readonly Entry[]>([]);
  readonly feed = createStore(FIRST);
  readonly #sdk: string;
  readonly #members: Promise<readonly Member[]>;
  #session: Session;
  #runner: Runner | undefined;
  /** What is to run, or ran last. */
  #wanted: TemplateFiles | undefined;

  constructor(sdk: string, first: RunState, members: Promise<readonly Member[]>) {
    this.#sdk = sdk;
    this.#members = members;
    this.state = createStore(first);
    this.#session = this.#startSession();
  }

  readonly attach: Desk['attach'] = (host) => {
    this.#runner = createRunner({
      host,
      onBegin: (number) => {
        this.#session.begin(number);
      },
      onReport: (report) => {
        if (report.type === 'line') this.#print(report);
        else this.#session.hear(report);
      },
      onHang: () => {
        this.#turn('hung');
      },
      onFlood: () => {
        this.#turn('flooded');
      },
    });
    return () => {
      this.#session.app.pause();
      this.#runner?.close();
      this.#runner = undefined;
    };
  };

  readonly run: Desk['run'] = (files) => {
    this.#wanted = files;
    if (this.#runner === undefined) return;
    const prepared = prepareDocument(files, this.#sdk, randomMark());
    this.clearLines();
    for (const name of prepared.unused) {
      const text = `index.htmlが${name}を読み込んでいないため、動いていません。`;
      this.#print({level: 'warn', text});
    }
    if (prepared.leftOut > 0) {
      const text = `index.htmlの中に書ける<script>は${MOST_SCRIPTS}個までのため、残りの${prepared.leftOut}個は動いていません。`;
      this.#print({level: 'warn', text});
    }
    void this.#tellUnknown(files, prepared);
    this.#runner.run(prepared);
    this.#turn('running');
  };

  readonly stop: Desk['stop'] = () => {
    this.#runner?.stop();
    this.#turn('stopped');
  };

  readonly receive: Desk['receive'] = () => {
    this.#runner?.stop();
    this.clearLines();
    this.#turn('received');
  };

  readonly press: Desk['press'] = (button) => {
    button.act(this.#session.app, this.feed.get().service);
  };

  readonly change: Desk['change'] = (settings) => {
    const before = this.feed.get();
    this.feed.set({...before, ...settings});
    if (settings.scenario !== undefined && settings.scenario !== before.scenario) this.restart();
    else this.#pace();
  };

  readonly restart: Desk['restart'] = () => {
    this.#session.app.pause();
    this.#session = this.#startSession();
    if (this.state.get() === 'running' && this.#wanted !== undefined) this.run(this.#wanted);
    else this.#pace();
  };

  readonly clearLines: Desk['clearLines'] = () => {
    // Who marks lines in the text would do so anew, which asks for a layout.
    if (this.lines.get().length > 0) this.lines.set([]);
  };

  /** What the scripts wait for in vain, which the SDK itself passes over in silence. */
  async #tellUnknown(wanted: TemplateFiles, {files}: Prepared): Promise<void> {
    const members = await this.#members.catch(() => []);
    if (this.#wanted !== wanted) return;
    for (const {name: file, type, text: code} of files) {
      if (type !== 'text/javascript' || file === SDK_FILE) continue;
      for (const unknown of unknownActions(code, members)) {
        const text = `「${unknown.name}」という種別はないため、このactionには何も届きません。${adviceFor(unknown, '種別')}`;
        this.#print({level: 'warn', text, file, line: unknown.line});
      }
      for (const unknown of unknownServices(code, SERVICE_TYPES)) {
        const text = `「${unknown.name}」というサイトの識別子はないため、どのコメントにも当てはまりません。${adviceFor(unknown, '識別子')}`;
        this.#print({level: 'warn', text, file, line: unknown.line});
      }
    }
  }

  #print(line: ConsoleLine): void {
    this.lines.set(addLine(this.lines.get(), line));
  }

  #startSession(): Session {
    const session = createSession({
      ...{scenario: this.feed.get().scenario, seed: SEED, now: Date.now},
      post: (order) => this.#runner?.post(order),
      note: (text) => {
        this.#print({level: 'info', text});
      },
    });
    for (const kind of BEFORE) session.app.make(kind);
    return session;
  }

  /** Nothing comes by itself where no template runs. */
  #pace(): void {
    const {speed, isPlaying, isOpen} = this.feed.get();
    const {app, setOpen} = this.#session;
    app.setSpeed(speed);
    setOpen(isOpen);
    if (isPlaying && isOpen && this.state.get() === 'running') app.play();
    else app.pause();
  }

  #turn(next: RunState): void {
    this.state.set(next);
    this.#pace();
  }
}

/**
 * @param sdk the SDK's own file
 * @param first how the first template stands; one that will run is said to from the beginning, so that
 *   no word of its waiting comes and goes while the page is drawn
 */
export function createDesk(
  sdk: string,
  first: 'waiting' | 'received' | 'running',
  members: Promise<readonly Member[]> = Promise.resolve([]),
): Desk {
  return new RunningDesk(sdk, first, members);
}
