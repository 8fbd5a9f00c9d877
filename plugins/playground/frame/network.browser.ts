import type {HttpRequestEventMap} from '@mswjs/interceptors';
import {FetchInterceptor} from '@mswjs/interceptors/fetch';
import {WebSocketInterceptor, type WebSocketConnectionData} from '@mswjs/interceptors/WebSocket';
import {XMLHttpRequestInterceptor} from '@mswjs/interceptors/XMLHttpRequest';
import type {Order, Report} from '../shared/messages';

type Told = Extract<Order, {id: number}>;
type Wanted =
  | Omit<Extract<Report, {type: 'request'}>, 'run'>
  | Omit<Extract<Report, {type: 'socket'}>, 'run'>
  | Omit<Extract<Report, {type: 'socket-left'}>, 'run'>;

/** Statuses whose answers have no body (Fetch, 2.2.3). */
const EMPTY = [101, 204, 205, 304];
/** The code of a connection that ended without a word (RFC 6455, 7.1.5). */
const ABNORMAL = 1006;

function responseOf(order: Told): Response {
  if (order.type !== 'answer') return Response.error();
  const {status, body} = order;
  const headers = {'Content-Type': 'application/json; charset=utf-8'};
  return EMPTY.includes(status) || body === undefined
    ? new Response(null, {status})
    : new Response(body, {status, headers});
}

/**
 * In place of the network: every request and every WebSocket is told to the page, which answers as
 * the app does. Nothing leaves the browser; the policy of the frame holds that as well.
 */
export function replaceNetwork(tell: (what: Wanted) => void): (order: Told) => void {
  const waiting = new Map<number, (order: Told) => void>();
  let last = 0;

  const ask = async ({request, controller}: HttpRequestEventMap['request'][0]): Promise<void> => {
    last += 1;
    const id = last;
    const answered = new Promise<Told>((resolve) => waiting.set(id, resolve));
    const {method, url, headers} = request;
    tell({
      ...{type: 'request', id, method, url, body: await request.clone().text()},
      contentType: headers.get('content-type') ?? undefined,
      authorization: headers.get('authorization') ?? undefined,
    });
    const order = await answered;
    waiting.delete(id);
    controller.respondWith(responseOf(order));
  };
  /** The client hears that it is open when this is done. */
  const connect = ({client}: WebSocketConnectionData): Promise<void> => {
    last += 1;
    const id = last;
    client.addEventListener('close', () => {
      waiting.delete(id);
      tell({type: 'socket-left', id});
    });
    return new Promise((resolve) => {
      waiting.set(id, (order) => {
        if (order.type === 'socket-text') client.send(order.text);
        if (order.type === 'refuse') client.socket.dispatchEvent(new Event('error'));
        if (order.type === 'refuse' || order.type === 'socket-close') client.close(ABNORMAL);
        resolve();
      });
      tell({type: 'socket', id, url: client.url.href});
    });
  };

  // Both wait for what their listeners return, though their types do not say so.
  for (const requests of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    requests.apply();
    requests.on('request', (event): unknown => ask(event));
  }
  const sockets = new WebSocketInterceptor();
  sockets.apply();
  sockets.on('connection', (event): unknown => connect(event));

  return (order) => waiting.get(order.id)?.(order);
}
