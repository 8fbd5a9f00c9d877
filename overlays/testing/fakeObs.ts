import {createHash, randomBytes} from 'node:crypto';
import type {AddressInfo} from 'node:net';
import {WebSocketServer, type WebSocket} from 'ws';

/** A stand-in for OBS: the part of obs-websocket's protocol 5 by which events reach browser sources. */
export interface FakeObs {
  readonly port: number;
  /** How many have identified themselves and are still there. */
  readonly clients: () => number;
  /** Throws everybody out, as when OBS is closed; the next ones may come. */
  readonly drop: () => void;
  readonly close: () => Promise<void>;
}

interface Message {
  readonly op: number;
  readonly d: Readonly<Record<string, unknown>>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** @param onEvent gets what `emit_event` of obs-browser's vendor requests hands to browser sources */
export async function startFakeObs(
  password: string,
  onEvent: (name: string, detail: unknown) => void,
): Promise<FakeObs> {
  const server = new WebSocketServer({port: 0, host: '127.0.0.1'});
  await new Promise((resolve) => server.once('listening', resolve));
  const identified = new Set<WebSocket>();

  server.on('connection', (socket) => {
    const [salt, challenge] = [randomBytes(16), randomBytes(16)].map((one) =>
      one.toString('base64'),
    );
    // Protocol 5: base64(sha256(base64(sha256(password + salt)) + challenge)).
    const right = sha256(`${sha256(`${password}${salt ?? ''}`)}${challenge ?? ''}`);
    const send = (op: number, d: object): void => {
      socket.send(JSON.stringify({op, d}));
    };
    socket.on('close', () => identified.delete(socket));
    socket.on('message', (data: Buffer) => {
      const {op, d} = JSON.parse(data.toString()) as Message;
      if (op === 1) {
        if (d['authentication'] !== right) {
          socket.close(4009, 'Authentication failed.');
          return;
        }
        identified.add(socket);
        send(2, {negotiatedRpcVersion: 1});
      } else if (op === 6 && identified.has(socket)) {
        send(7, answer(d, onEvent));
      } else {
        socket.close(4007, 'Not identified.');
      }
    });
    const authentication = {challenge, salt};
    send(0, {obsWebSocketVersion: '5.5.4', rpcVersion: 1, authentication});
  });

  return {
    port: (server.address() as AddressInfo).port,
    clients: () => identified.size,
    drop() {
      for (const socket of server.clients) socket.terminate();
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

function answer(
  {requestType, requestId, requestData}: Message['d'],
  onEvent: (name: string, detail: unknown) => void,
): object {
  const {vendorName, requestType: vendorRequest, requestData: data} = requestData as Message['d'];
  const isKnown =
    requestType === 'CallVendorRequest' &&
    vendorName === 'obs-browser' &&
    vendorRequest === 'emit_event';
  if (isKnown) {
    const {event_name: name, event_data: detail} = data as Message['d'];
    onEvent(String(name), detail);
  }
  const requestStatus = isKnown ? {result: true, code: 100} : {result: false, code: 600};
  return {requestType, requestId, requestStatus, responseData: {}};
}
