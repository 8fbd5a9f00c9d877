import WebSocket from 'ws';
import {createLink, type AppLink} from '@komebiyori/app-link/link';
import type {Surroundings} from '@komebiyori/app-link/surroundings';

/** What a link needs, of Node instead of a browser: a real network, and no permission to ask for. */
export const nodeSurroundings: Surroundings = {
  obstacle: undefined,
  isFree: true,
  queryPermission: () => Promise.resolve('unknown'),
  onPermissionChange: () => () => undefined,
  fetch: (url, init) => globalThis.fetch(url, init),
  openSocket: (url, {onOpen, onText, onClose}) => {
    const socket = new WebSocket(url);
    socket.on('open', onOpen);
    socket.on('message', (data: Buffer) => {
      onText(data.toString('utf8'));
    });
    // Without a listener it would end the process; `close` follows.
    socket.on('error', () => undefined);
    socket.on('close', onClose);
    return {
      close: () => {
        socket.removeAllListeners('message');
        socket.removeAllListeners('close');
        socket.terminate();
      },
    };
  },
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/**
 * A link to the simulator at a port.
 * @param methods is given the method of every request
 */
export const nodeLink = (port: number, methods: string[] = []): AppLink =>
  createLink(
    {
      ...nodeSurroundings,
      fetch: (url, init) => {
        methods.push(init.method ?? 'GET');
        return nodeSurroundings.fetch(url, init);
      },
    },
    {address: {host: '127.0.0.1', port}, topics: []},
  );
