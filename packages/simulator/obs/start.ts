import {createHash, randomBytes} from 'node:crypto';
import type {AddressInfo} from 'node:net';
import {WebSocketServer, type WebSocket} from 'ws';

/** A stand-in for OBS: the part of obs-websocket's protocol 5 that our pages use. */
export interface FakeObs {
  readonly port: number;
  /** How many have identified themselves and are still there. */
  readonly clients: () => number;
  /** Tells those who asked for volume meters; `levels` in dB for each channel, by input. */
  readonly meters: (levels: Readonly<Record<string, readonly number[]>>) => void;
  /**
   * Plays a table of levels, one row every 50 ms as OBS does; fulfilled when it is over. A row names
   * dB by input and holds until the next one.
   */
  readonly play: (rows: readonly MeterRow[]) => Promise<void>;
  /** Gives an input another name, and tells it. */
  readonly rename: (from: string, to: string) => void;
  /** Throws everybody out, as when OBS is closed; the next ones may come. */
  readonly drop: () => void;
  /** Ends every session by hand, as 「キック」 in the window of OBS's server does. */
  readonly kick: () => void;
  readonly close: () => Promise<void>;
}

/** How loud inputs are, in dB, and for how long, in ms. */
interface MeterRow {
  readonly levels: Readonly<Record<string, number>>;
  readonly ms: number;
}

export interface ObsInput {
  readonly name: string;
  /** As OBS names kinds, for example `wasapi_input_capture`. */
  readonly kind: string;
}

export interface FakeObsOptions {
  /** None is asked for when it is empty. */
  readonly password: string;
  readonly port?: number;
  readonly inputs?: readonly ObsInput[];
  /** 4 speaks first only when it is spoken to, and knows nothing of protocol 5. */
  readonly protocol?: 4 | 5;
  /**
   * How it is with its browser sources: it has none, its answer is that it is not ready just now, or
   * it takes requests for them and never answers.
   */
  readonly browser?: 'there' | 'missing' | 'not-ready' | 'silent';
  /** Gets what `emit_event` of obs-browser's vendor requests hands to browser sources. */
  readonly onEvent?: (name: string, detail: unknown) => void;
}

interface Message {
  readonly op: number;
  readonly d: Readonly<Record<string, unknown>>;
}

const INPUTS: readonly ObsInput[] = [
  {name: 'マイク', kind: 'wasapi_input_capture'},
  {name: 'デスクトップ音声', kind: 'wasapi_output_capture'},
];
/** Of protocol 5: EventSubscription Inputs and InputVolumeMeters. */
const OF_INPUTS = 1 << 3;
const OF_METERS = 1 << 16;
const METER_MS = 50;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Protocol 5: base64(sha256(base64(sha256(password + salt)) + challenge)). */
export const authenticationOf = (password: string, salt: string, challenge: string): string =>
  sha256(`${sha256(`${password}${salt}`)}${challenge}`);

const toMul = (decibels: number): number => (decibels <= -100 ? 0 : 10 ** (decibels / 20));

/** For each channel: magnitude (RMS), peak, and the peak before the fader. */
const metersOf = (levels: Readonly<Record<string, readonly number[]>>): object[] =>
  Object.entries(levels).map(([inputName, channels]) => ({
    inputName,
    inputLevelsMul: channels.map((level) => [toMul(level), toMul(level), toMul(level)]),
  }));

export async function startFakeObs(options: FakeObsOptions): Promise<FakeObs> {
  const {password, port = 0, protocol = 5} = options;
  const {browser = 'there', onEvent = () => undefined} = options;
  let inputs = options.inputs ?? INPUTS;
  const server = new WebSocketServer({port, host: '127.0.0.1'});
  await new Promise((resolve) => server.once('listening', resolve));
  /** Those who have identified themselves, with what they subscribed to. */
  const identified = new Map<WebSocket, number>();

  const tell = (intent: number, eventType: string, eventData: object): void => {
    const text = JSON.stringify({op: 5, d: {eventType, eventIntent: intent, eventData}});
    for (const [socket, subscriptions] of identified) {
      if ((subscriptions & intent) !== 0) socket.send(text);
    }
  };
  const meters: FakeObs['meters'] = (levels) => {
    tell(OF_METERS, 'InputVolumeMeters', {inputs: metersOf(levels)});
  };

  server.on('connection', (socket) => {
    socket.on('close', () => identified.delete(socket));
    if (protocol === 4) {
      answerAsFour(socket);
      return;
    }
    const [salt = '', challenge = ''] = [randomBytes(16), randomBytes(16)].map((one) =>
      one.toString('base64'),
    );
    const send = (op: number, d: object): void => {
      socket.send(JSON.stringify({op, d}));
    };
    socket.on('message', (data: Buffer) => {
      const {op, d} = JSON.parse(data.toString()) as Message;
      if (op === 1) {
        const isRight = d['authentication'] === authenticationOf(password, salt, challenge);
        if (password !== '' && !isRight) {
          socket.close(4009, 'Authentication failed.');
          return;
        }
        // Without a wish: all but the high-volume events.
        identified.set(socket, Number(d['eventSubscriptions'] ?? 0x7ff));
        send(2, {negotiatedRpcVersion: 1});
      } else if (op === 6 && identified.has(socket)) {
        const answer = answerTo(d, {inputs: () => inputs, browser, onEvent});
        if (answer !== undefined) send(7, answer);
      } else {
        socket.close(4007, 'Not identified.');
      }
    });
    const authentication = password === '' ? {} : {authentication: {challenge, salt}};
    send(0, {obsWebSocketVersion: '5.6.3', rpcVersion: 1, ...authentication});
  });

  return {
    port: (server.address() as AddressInfo).port,
    clients: () => identified.size,
    meters,
    async play(rows) {
      for (const {levels, ms} of rows) {
        const channels = Object.entries(levels).map(([name, level]) => [name, [level]] as const);
        for (let left = ms; left > 0; left -= METER_MS) {
          meters(Object.fromEntries(channels));
          await new Promise((resolve) => setTimeout(resolve, METER_MS));
        }
      }
    },
    rename(from, to) {
      inputs = inputs.map((input) => (input.name === from ? {...input, name: to} : input));
      tell(OF_INPUTS, 'InputNameChanged', {oldInputName: from, inputName: to});
    },
    drop() {
      for (const socket of server.clients) socket.terminate();
    },
    kick() {
      for (const socket of identified.keys()) socket.close(4011, 'Your session was invalidated.');
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** obs-websocket 4: requests by name, and nothing unasked. */
function answerAsFour(socket: WebSocket): void {
  socket.on('message', (data: Buffer) => {
    const request = JSON.parse(data.toString()) as Readonly<Record<string, unknown>>;
    const isVersion = request['request-type'] === 'GetVersion';
    socket.send(
      JSON.stringify({
        'message-id': request['message-id'],
        ...(isVersion
          ? {status: 'ok', version: 1.1, 'obs-websocket-version': '4.9.1'}
          : {status: 'error', error: 'Not Authenticated'}),
      }),
    );
  });
}

type Data = Readonly<Record<string, unknown>>;

interface Surroundings {
  readonly inputs: () => readonly ObsInput[];
  readonly browser: NonNullable<FakeObsOptions['browser']>;
  /** Gets what `emit_event` of obs-browser's vendor requests hands to browser sources. */
  readonly onEvent: (name: string, detail: unknown) => void;
}

/** Of protocol 5: RequestStatus. */
const SUCCESS = {result: true, code: 100};
const UNKNOWN_REQUEST = {result: false, code: 204, comment: 'The request type is not known.'};
const NOT_READY = {result: false, code: 207, comment: 'The server is not ready.'};
const NOT_FOUND = {result: false, code: 600, comment: 'No vendor was found by that name.'};

const asData = (value: unknown): Data =>
  typeof value === 'object' && value !== null ? (value as Data) : {};

/** The answer (op 7) to a request (op 6); undefined where none comes. */
function answerTo(request: Data, {inputs, browser, onEvent}: Surroundings): object | undefined {
  const {requestType, requestId} = request;
  const data = asData(request['requestData']);
  const answer = (requestStatus: object, responseData: object = {}): object => ({
    requestType,
    requestId,
    requestStatus,
    responseData,
  });
  switch (requestType) {
    case 'GetVersion':
      return answer(SUCCESS, {obsVersion: '32.0.0', obsWebSocketVersion: '5.6.3', rpcVersion: 1});
    case 'GetInputList':
      return answer(SUCCESS, {
        inputs: inputs().map(({name, kind}) => ({inputName: name, inputKind: kind})),
      });
    case 'CallVendorRequest': {
      const isKnown = data['vendorName'] === 'obs-browser' && data['requestType'] === 'emit_event';
      if (!isKnown || browser === 'missing') return answer(NOT_FOUND);
      if (browser === 'not-ready') return answer(NOT_READY);
      const event = asData(data['requestData']);
      onEvent(String(event['event_name']), asObsData(event['event_data']));
      return browser === 'silent' ? undefined : answer(SUCCESS);
    }
    default:
      return answer(UNKNOWN_REQUEST);
  }
}

/**
 * What is left of JSON once obs-websocket has turned it into OBS's own data (`obs_data_t`): of lists
 * only the objects in them, and no `null`.
 *
 * @see https://github.com/obsproject/obs-websocket/blob/5.6.3/src/utils/Json.cpp (`obs_data_set_json_array`)
 */
export function asObsData(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isObject).map(asObsData);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(kept.map(([key, one]) => [key, asObsData(one)]));
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
