import OBSWebSocket from 'obs-websocket-js/json';

/** `readyState` of a WebSocket (HTML, 9.3.1); the name is not known without a browser. */
const OPEN = 1;

/** Characters of a message: a thousand inputs take 200,000. A longer one only holds the page up. */
const LONGEST_MESSAGE = 4_000_000;

/**
 * The library's client, which also says whether its socket still takes something, and reads nothing that
 * OBS would never say. What it does not read is passed over.
 */
export class Client extends OBSWebSocket {
  override async decodeMessage(data: unknown): ReturnType<OBSWebSocket['decodeMessage']> {
    const isFit = typeof data === 'string' && data.length <= LONGEST_MESSAGE;
    if (!isFit) throw new RangeError('too long');
    return super.decodeMessage(data);
  }

  /** False as soon as OBS begins to close: the browser complains of what is sent after that. */
  get isWritable(): boolean {
    const socket: unknown = this.socket;
    return (
      typeof socket === 'object' && socket !== null && Reflect.get(socket, 'readyState') === OPEN
    );
  }
}
