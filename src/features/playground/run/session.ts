import type {Order, Report} from '@site/plugins/playground/client';
import {createApp, jsonOf, MAX_BODY, TOO_LARGE, type App} from '@komebiyori/simulator/app';
import {namedScenario, SERVICE_TYPES} from '@komebiyori/simulator/scenario';

/** The port that templates look for the app at. */
const PORT = '11180';
/** The one file that the manual reads beside the API; it holds the comments so far. */
const COMMENTS_FILE = '/comments.json';
/** The SDK opens a second connection when it is asked again before the first is there. */
const TWICE =
  '同じ内容の接続が2つ開いているため、同じコメントが2回ずつ届きます。OneSDK.connect()は1回だけ呼んでください。';
const LOCAL = ['localhost', '127.0.0.1'];

interface Options {
  /** The id of a named scenario. */
  readonly scenario: string;
  readonly seed: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Says something to the frame. */
  readonly post: (order: Order) => void;
  /** What the person who tries a template should read. */
  readonly note: (text: string) => void;
}

/** The app that a template in the frame talks to, and the way between the two. */
export interface Session {
  readonly app: App;
  /** A new document listens from now on; what was open is forgotten. */
  readonly begin: (run: number) => void;
  readonly hear: (report: Report) => void;
  /** Whether the app runs: when it is ended its connections break, and nobody answers. */
  readonly setOpen: (isOpen: boolean) => void;
  /** How many listen. */
  readonly connections: () => number;
}

/** An app without a network, which is asked by messages of the frame. */
export function createSession({scenario, seed, now, post, note}: Options): Session {
  const {options} = namedScenario(scenario) ?? {options: {}};
  const app = createApp({
    scenario: {services: SERVICE_TYPES, ...options, seed, startAt: now()},
    ...{app: '8_0', pro: false, failing: false, now, log: note, templates: () => []},
    place: () => ({platform: 'win', port: Number(PORT), templatePath: '', templateUrl: ''}),
  });
  const open = new Map<number, {readonly address: string; readonly leave: () => void}>();
  let run = -1;
  let isRunning = true;

  const leaveAll = (): void => {
    for (const {leave} of open.values()) leave();
    open.clear();
  };
  const refuse = (id: number, url: string): void => {
    post({type: 'refuse', run, id});
    if (isRunning) note(`プレイグラウンドから外へは通信しません: ${url}`);
  };

  const answer = async (request: Extract<Report, {type: 'request'}>): Promise<void> => {
    const {id, method, authorization, contentType, body} = request;
    const url = URL.canParse(request.url) ? new URL(request.url) : undefined;
    const mine = run;
    const send = (status: number, value: unknown): void => {
      const text = value === undefined ? {} : {body: JSON.stringify(value)};
      post({type: 'answer', run: mine, id, status, ...text});
    };
    if (url === undefined || !isRunning) refuse(id, request.url);
    else if (url.port === PORT && url.pathname.startsWith('/api/')) {
      const readJson = () => (body.length > MAX_BODY ? TOO_LARGE : jsonOf(contentType, body));
      const given = await app.answer({method, url, authorization, readJson});
      send(given.status, given.body);
    } else if (LOCAL.includes(url.hostname) && url.pathname === COMMENTS_FILE) {
      send(200, app.state.sentComments());
    } else refuse(id, request.url);
  };

  const connect = ({id, url: address}: Extract<Report, {type: 'socket'}>): void => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.port !== PORT || url.pathname !== '/sub' || !isRunning) {
      refuse(id, address);
      return;
    }
    if ([...open.values()].some((other) => other.address === address)) note(TWICE);
    const mine = run;
    post({type: 'socket-open', run, id});
    const leave = app.hub.join(url.searchParams.get('p'), (text) => {
      post({type: 'socket-text', run: mine, id, text});
    });
    open.set(id, {address, leave});
  };

  return {
    app,
    begin(next) {
      leaveAll();
      run = next;
    },
    hear(report) {
      if (report.type === 'request') void answer(report);
      if (report.type === 'socket') connect(report);
      if (report.type === 'socket-left') {
        open.get(report.id)?.leave();
        open.delete(report.id);
      }
    },
    setOpen(isOpen) {
      isRunning = isOpen;
      if (isOpen) return;
      for (const id of open.keys()) post({type: 'socket-close', run, id});
      leaveAll();
    },
    connections: () => open.size,
  };
}
