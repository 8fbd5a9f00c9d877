import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Duplex} from 'node:stream';
import {WebSocketServer} from 'ws';
import {createApp, type AppState, type Hub} from '../app';
import {
  namedScenario,
  SERVICE_TYPES,
  type AppVersion,
  type Kind,
  type MakeOptions,
  type Message,
  type ScenarioEvent,
  type ScenarioOptions,
} from '../scenario';
import {createAnswer, urlOf} from './answer';
import {describeTemplate, templatesIn, type TemplateFolder} from './templates';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u;

export interface SimulatorOptions {
  /** 0 takes a free one. Default: 11180, as the app. */
  readonly port?: number;
  /** Whether other devices on the network may connect. Default: false. */
  readonly lan?: boolean;
  readonly seed?: number;
  /** The id of a named scenario, or the settings of one. Default: `chat`. */
  readonly scenario?: string | Omit<ScenarioOptions, 'seed' | 'startAt' | 'app'>;
  /** Events a second, in place of the scenario's. */
  readonly rate?: number;
  /** Whether events happen by themselves. Default: true; else `step` makes them happen. */
  readonly autoplay?: boolean;
  /** Whether the app is licensed for Pro. Default: false. */
  readonly pro?: boolean;
  /** Default: 8.0. */
  readonly app?: AppVersion;
  /** Folders of templates that the user added, or such a template itself. */
  readonly templates?: readonly string[];
  /** Folders of templates that come with the app. */
  readonly presets?: readonly string[];
  /** Whether pages of other origins may read the answers. Default: true. */
  readonly cors?: boolean;
  /** A token that calls of the HTTP API must show; without it they get 401. Default: none. */
  readonly token?: string;
  /** Whether calls of the HTTP API get 403, as where it is switched off. Default: false. */
  readonly off?: boolean;
  /** Whether calls of the HTTP API get 500. Default: false. */
  readonly failing?: boolean;
  /** Whether those whom the manual's examples name are there. Default: false. */
  readonly examples?: boolean;
  /** Milliseconds since 1970. Default: the clock's. */
  readonly now?: () => number;
  /** Where lines for the person at the console go. Default: nowhere. */
  readonly log?: (line: string) => void;
}

/** A running stand-in for the app. */
export interface Simulator {
  readonly port: number;
  /** `http://localhost:11180` */
  readonly origin: string;
  readonly state: AppState;
  readonly templates: () => readonly TemplateFolder[];
  /** The value of `p` of each connection, null where it was left out. */
  readonly clients: () => readonly (string | null)[];
  /** Lets something happen, as if the app had noticed it. */
  readonly send: (message: Message) => void;
  /** Lets an event of a kind happen. */
  readonly make: (kind: Kind, options?: MakeOptions) => ScenarioEvent;
  /** Lets the next event of the scenario happen. */
  readonly step: () => ScenarioEvent;
  readonly play: () => void;
  readonly pause: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts a stand-in for the app.
 * @throws RangeError for an unknown scenario; the error of `listen` when the port cannot be had
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const {pro = false, lan = false, app = '8_0', cors = true, autoplay = true} = options;
  const {log = () => undefined, now = Date.now} = options;
  const startAt = now();
  const templates = (): TemplateFolder[] => [
    ...(options.presets ?? []).flatMap((folder) => templatesIn(folder, true)),
    ...(options.templates ?? []).flatMap((folder) => templatesIn(folder, false)),
  ];
  const [own] = options.templates ?? [];
  const base = (): string => `http://localhost:${portOf()}/templates`;
  const desk = createApp({
    ...{app, pro, now, log, token: options.token},
    ...{off: options.off, failing: options.failing ?? false},
    examples: options.examples,
    scenario: {seed: options.seed ?? 1, startAt, ...settingsOf(options)},
    templates: () => templates().map((folder) => describeTemplate(folder, base())),
    place: () => ({
      platform: process.platform === 'darwin' ? 'mac' : 'win',
      port: portOf(),
      templatePath: own === undefined ? '' : path.resolve(own),
      templateUrl: base(),
    }),
  });
  const {state, hub} = desk;
  const sockets = createSockets(hub);

  // A page of another site can give its own name to this address (DNS rebinding).
  const isForUs = ({headers}: IncomingMessage): boolean => lan || LOOPBACK.test(headers.host ?? '');

  const server = createServer(createAnswer({desk, app, cors, log, isForUs, templates}));
  server.on('upgrade', (request, socket, head) => {
    if (isForUs(request)) sockets.accept(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 11180, lan ? '0.0.0.0' : '127.0.0.1', resolve);
  });
  const portOf = (): number => (server.address() as AddressInfo).port;
  if (autoplay) desk.play();

  return {
    port: portOf(),
    origin: `http://localhost:${portOf()}`,
    state,
    templates,
    clients: hub.clients,
    send: desk.send,
    make: desk.make,
    step: desk.step,
    play: desk.play,
    pause: desk.pause,
    async close() {
      desk.pause();
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function settingsOf({scenario = 'chat', rate}: SimulatorOptions) {
  const settings = typeof scenario === 'string' ? namedScenario(scenario)?.options : scenario;
  if (settings === undefined) throw new RangeError(`No scenario has the name given`);
  return {...settings, services: settings.services ?? SERVICE_TYPES, ...(rate && {rate})};
}

/** Clients send nothing that is read. */
const MAX_PAYLOAD = 1024;

/** The WebSockets at `/sub`. */
interface Sockets {
  readonly accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
}

/** Lets clients of the network listen. */
function createSockets(hub: Hub): Sockets {
  const server = new WebSocketServer({noServer: true, maxPayload: MAX_PAYLOAD});
  return {
    accept(request, socket, head) {
      const url = urlOf(request);
      if (url?.pathname !== '/sub') {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const leave = hub.join(url.searchParams.get('p'), (text) => {
          webSocket.send(text);
        });
        webSocket.on('close', leave);
        // Without a listener an error of one connection would end the whole simulator.
        webSocket.on('error', leave);
      });
    },
    close() {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
