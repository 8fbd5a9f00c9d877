import {once} from 'node:events';
import WebSocket from 'ws';
import type {Message} from '../scenario';
import type {Simulator} from '../server/start';

/** A client of the WebSocket for tests: it reads messages one after the other. */
export interface TestClient {
  /** The next message, whenever it comes. */
  readonly next: () => Promise<Message>;
  /** Everything that arrived and was not read, after what was sent before has arrived. */
  readonly rest: () => Promise<readonly Message[]>;
  readonly close: () => void;
}

/**
 * @param p the types to declare; null leaves `p` out
 */
export async function connect(simulator: Simulator, p: string | null): Promise<TestClient> {
  const query = p === null ? '' : `?p=${p}`;
  const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}/sub${query}`);
  const unread: Message[] = [];
  const waiting: ((message: Message) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    const reader = waiting.shift();
    if (reader === undefined) unread.push(message);
    else reader(message);
  });
  await once(socket, 'open');
  return {
    next: () =>
      new Promise((resolve) => {
        const [message] = unread.splice(0, 1);
        if (message === undefined) waiting.push(resolve);
        else resolve(message);
      }),
    async rest() {
      // The answer to a ping comes after everything that was sent before it.
      socket.ping();
      await once(socket, 'pong');
      return unread.splice(0);
    },
    close() {
      socket.terminate();
    },
  };
}

/** What the HTTP API answered. */
interface Reply {
  readonly status: number;
  /** The parsed JSON; undefined when nothing was sent. */
  readonly body: unknown;
  readonly headers: Headers;
}

export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Reply>;

/** Calls the HTTP API; a body that is a string is sent as it is. */
export async function callApi(
  {port}: Simulator,
  ...[method, path, body, headers = {}]: Parameters<Call>
): Promise<Reply> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {...(body !== undefined && {'Content-Type': 'application/json'}), ...headers},
    ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
  });
  const text = await response.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return {status: response.status, body: json, headers: response.headers};
}
