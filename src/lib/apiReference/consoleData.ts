import type {HttpApi, SocketMessage} from './definition';

/** What the console of the HTTP API knows of its definition; written by plugins/api-reference. */
export type HttpConsoleData = HttpApi;

/** What the console of the WebSocket knows of its definition. */
export interface SocketConsoleData {
  readonly messages: readonly Pick<SocketMessage, 'name' | 'summary'>[];
}
