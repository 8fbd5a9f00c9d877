import type {AppInfo} from '@onecomme.com/onesdk/types/App';
import type {TemplateData} from '@onecomme.com/onesdk/types/Template';
import {
  createScenario,
  VERSIONS,
  type AppVersion,
  type Kind,
  type MakeOptions,
  type Message,
  type Scenario,
  type ScenarioEvent,
  type ScenarioOptions,
} from '../scenario';
import {createAnswers, type ApiRequest} from './api/answers';
import type {Answer} from './api/route';
import {exampleMessages} from './examples';
import {createHub, type Hub} from './hub';
import {AppState} from './state';

/**
 * The settings that the app tells of, as far as a template or a tool could read them; the groups
 * are those of the SDK's `Config`.
 */
export const CONFIG: Readonly<Record<string, unknown>> = {
  speech: {rate: 1, pitch: 1, volume: 100},
  app: {lang: 'ja'},
  backup: {enabled: false},
  comment: {nameLengthLimit: false, nameLength: 10},
  integration: {plugins: {activated: ['com.example.mask-words']}},
  api: {allowHosts: []},
  platform: {niconama: {show184: true, anonymousName: '名無しさん'}},
  notification: {notify: {enabled: false}},
  order: {enabled: true, words: '参加', declineWords: '辞退'},
  survey: {enabled: false},
  timestamp: {acceptTimestampComment: false},
  ui: {darkMode: false},
  mainView: {splitView: false},
  remote: {enabled: false},
  template: {favorites: []},
  setList: {request: {enabled: true, requestWord: 'リクエスト'}},
};

export interface AppOptions {
  readonly scenario: Omit<ScenarioOptions, 'app'>;
  readonly app: AppVersion;
  /** Whether the app is licensed for Pro. */
  readonly pro: boolean;
  readonly token?: string | undefined;
  /** Whether calls of the HTTP API get 403, as where it is switched off. */
  readonly off?: boolean | undefined;
  /** Whether calls of the HTTP API get 500. */
  readonly failing: boolean;
  /** Whether those whom the manual's examples name are there. */
  readonly examples?: boolean | undefined;
  /** Where the app is, as far as it tells of it. */
  readonly place: () => Omit<AppInfo, 'version' | 'licensed'>;
  readonly templates: () => readonly TemplateData[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Where lines for the person at the console go. */
  readonly log: (line: string) => void;
}

/** Lets a scenario happen at the pace it has. */
interface Player {
  /** The next event, at once. */
  readonly step: () => ScenarioEvent;
  readonly play: () => void;
  readonly pause: () => void;
  /** From now on, so many times as fast as the scenario says; above 0. */
  readonly setSpeed: (speed: number) => void;
}

function createPlayer(scenario: Scenario, happen: (event: ScenarioEvent) => void): Player {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let speed = 1;

  const step = (): ScenarioEvent => {
    // Made only now: what has not come can neither be deleted nor pinned.
    const event = scenario.next();
    last = event.at;
    happen(event);
    return event;
  };
  const schedule = (): void => {
    timer = setTimeout(
      () => {
        step();
        schedule();
      },
      (scenario.nextAt() - last) / speed,
    );
  };

  return {
    step,
    play() {
      if (timer === undefined) schedule();
    },
    pause() {
      clearTimeout(timer);
      timer = undefined;
    },
    setSpeed(wanted) {
      speed = wanted;
      if (timer === undefined) return;
      clearTimeout(timer);
      schedule();
    },
  };
}

/** What the app is without a network: what it holds, tells and answers. */
export interface App extends Player {
  readonly state: AppState;
  readonly hub: Hub;
  /** Answers requests whose path begins with `/api/`. */
  readonly answer: (request: ApiRequest) => Promise<Answer>;
  /** Lets something happen, as if the app had noticed it. */
  readonly send: (message: Message) => void;
  /** Lets an event of a kind happen. */
  readonly make: (kind: Kind, options?: MakeOptions) => ScenarioEvent;
}

/** An app that waits: nothing happens before `play`, `step`, `make` or `send`. */
export function createApp(options: AppOptions): App {
  const {app, log} = options;
  // The state adds what older versions carry, so that posted comments have it, too.
  const scenario = createScenario(options.scenario);
  const state = new AppState(scenario.frames(), app);
  if (options.examples === true) {
    for (const message of exampleMessages(options.now(), scenario.frames())) state.receive(message);
  }
  const hub = createHub(state, CONFIG, app, log);
  const send = (message: Message, record?: boolean): void => {
    for (const announced of state.receive(message, record)) hub.publish(announced);
  };
  const answer = createAnswers({
    ...{state, log, token: options.token, config: CONFIG},
    ...{off: options.off ?? false, failing: options.failing},
    happen: send,
    announce: hub.publish,
    now: options.now,
    templates: options.templates,
    info: () => ({
      ...options.place(),
      version: VERSIONS[app].version,
      licensed: options.pro,
    }),
  });
  return {
    ...createPlayer(scenario, ({message}) => {
      send(message);
    }),
    ...{state, hub, answer, send},
    make(kind, wanted) {
      const event = scenario.make(kind, wanted);
      send(event.message);
      return event;
    },
  };
}
