import type {IncomingMessage} from 'node:http';
import type {Duplex} from 'node:stream';
import {WebSocketServer} from 'ws';
import type {Hub} from '../app';
import {urlOf} from './request';

/** Clients send nothing that is read. */
const MAX_PAYLOAD = 1024;

/** The WebSockets at `/sub`. */
export interface Sockets {
  readonly accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => void;
}

/** Lets clients of the network listen. */
export function createSockets(hub: Hub): Sockets {
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
