import type {IncomingMessage} from 'node:http';
import type {Duplex} from 'node:stream';
import {WebSocketServer, type WebSocket} from 'ws';
import type {AppVersion, Message} from '../scenario';
import {readPermissions, type Permissions} from './permissions';
import type {AppState} from './state';
import {urlOf} from './web/urlOf';

/** Clients send nothing that is read. */
const MAX_PAYLOAD = 1024;

/** Everybody who listens at `/sub`. */
export interface Hub {
  /** The value of `p` of each connection, null where it was left out. */
  readonly clients: () => readonly (string | null)[];
  /** Sends a message to all who asked for its type. */
  readonly publish: (message: Message) => void;
  readonly accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
}

interface Client {
  readonly socket: WebSocket;
  readonly declared: string | null;
  readonly permissions: Permissions;
}

/**
 * @param warn tells the author of a client what it asked for in vain
 */
export function createHub(
  state: AppState,
  config: Readonly<Record<string, unknown>>,
  app: AppVersion,
  warn: (line: string) => void,
): Hub {
  const server = new WebSocketServer({noServer: true, maxPayload: MAX_PAYLOAD});
  const clients = new Set<Client>();
  const send = ({socket, permissions}: Client, message: Message): void => {
    if (permissions.allows(message.type)) socket.send(JSON.stringify(message));
  };

  return {
    clients: () => [...clients].map(({declared}) => declared),
    publish(message) {
      for (const client of clients) send(client, message);
    },
    accept(request, socket, head) {
      const url = urlOf(request);
      if (url?.pathname !== '/sub') {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const declared = url.searchParams.get('p');
        const permissions = readPermissions(declared, app);
        const client = {socket: webSocket, declared, permissions};
        for (const line of permissions.advice) warn(line);
        clients.add(client);
        webSocket.on('close', () => clients.delete(client));
        // Without a listener an error of one connection would end the whole simulator.
        webSocket.on('error', () => clients.delete(client));
        for (const message of greeting(state, config, permissions)) send(client, message);
      });
    },
    close() {
      for (const {socket} of clients) socket.terminate();
      server.close();
    },
  };
}

/**
 * What a new connection hears first: everything at once if it asked for `connected`, else the
 * comments so far as one bundle that is marked `init`.
 */
function greeting(
  state: AppState,
  config: Readonly<Record<string, unknown>>,
  {allows}: Permissions,
): Message[] {
  const comments = state.sentComments();
  if (!allows('connected')) {
    return comments.length > 0 ? [{type: 'comments', data: {comments, options: {init: true}}}] : [];
  }
  return [
    {
      type: 'connected',
      data: {
        ...(allows('comments') && {comments}),
        ...(allows('config') && {config}),
        ...(allows('services') && {services: state.services()}),
        ...(allows('waitingList') && {waitingList: state.tables.orders()}),
        ...(allows('setList') && {setList: state.tables.setList()}),
      },
    },
  ];
}
