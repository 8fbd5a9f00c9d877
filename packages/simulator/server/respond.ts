import type {IncomingMessage, ServerResponse} from 'node:http';
import {UNAUTHORIZED, type Answer} from '../app';

/** Sends an answer of the HTTP API. */
export function send(response: ServerResponse, {status, body}: Answer): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (status === UNAUTHORIZED.status) response.setHeader('WWW-Authenticate', 'Bearer');
  if (body === undefined) {
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

/**
 * Lets pages of other origins read the answers. What the app itself answers is not published; this
 * is what the SDK and the manual need. Browsers that still ask for access to private networks hear
 * yes.
 */
export function allowOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method !== 'OPTIONS') return;
  const asked = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  if (asked !== undefined) response.setHeader('Access-Control-Allow-Headers', asked);
  response.setHeader('Access-Control-Max-Age', '600');
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}
