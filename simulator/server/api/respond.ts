import type {IncomingMessage, ServerResponse} from 'node:http';

/** An answer of the HTTP API. */
export interface Answer {
  readonly status: number;
  /** Sent as JSON; nothing is sent when it is absent. */
  readonly body?: unknown;
}

/** One place of a body that is not as it must be, as the app tells it. */
export interface Fault {
  readonly instancePath: string;
  readonly message: string;
}

export const ok = (body?: unknown): Answer => ({status: 200, body});
export const badRequest = (...errors: readonly Fault[]): Answer => ({status: 400, body: {errors}});
export const UNAUTHORIZED: Answer = {status: 401};
export const FORBIDDEN: Answer = {status: 403};
export const NOT_FOUND: Answer = {status: 404};
export const FAILED: Answer = {status: 500};

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
