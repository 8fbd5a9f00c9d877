import type {Spoken} from './obsLink';

/** ms; a server of protocol 5 says hello at once. */
const HELLO_MS = 700;
const ALL_MS = 2500;

/**
 * Which protocol a server speaks. One of version 4 does not know the subprotocol that version 5 is
 * asked by, so that the browser refuses its answer and cannot say why: here it is asked without.
 */
export function probeObs(url: string): Promise<Spoken> {
  return new Promise((resolve) => {
    let socket: WebSocket;
    try {
      socket = new WebSocket(url);
    } catch {
      resolve('nothing');
      return;
    }
    const end = (spoken: Spoken): void => {
      clearTimeout(timer);
      socket.close();
      resolve(spoken);
    };
    const timer = setTimeout(() => {
      end('nothing');
    }, ALL_MS);
    socket.addEventListener('open', () => {
      setTimeout(() => {
        if (socket.readyState !== WebSocket.OPEN) return;
        socket.send(JSON.stringify({'request-type': 'GetVersion', 'message-id': 'probe'}));
      }, HELLO_MS);
    });
    socket.addEventListener('message', ({data}) => {
      const said = String(data);
      if (said.includes('"message-id"')) end('four');
      else if (said.includes('"op"')) end('five');
    });
    socket.addEventListener('close', () => {
      end('nothing');
    });
  });
}
