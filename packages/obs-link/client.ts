import OBSWebSocket from 'obs-websocket-js/json';

/** `readyState` of a WebSocket (HTML, 9.3.1); the name is not known without a browser. */
const OPEN = 1;

/** The library's client, which also says whether its socket still takes something. */
export class Client extends OBSWebSocket {
  /** False as soon as OBS begins to close: the browser complains of what is sent after that. */
  get isWritable(): boolean {
    const socket: unknown = this.socket;
    return (
      typeof socket === 'object' && socket !== null && Reflect.get(socket, 'readyState') === OPEN
    );
  }
}
