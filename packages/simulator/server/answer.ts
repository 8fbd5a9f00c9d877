import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {
  badRequest,
  FAILED,
  FORBIDDEN,
  jsonOf,
  MAX_BODY,
  ok,
  TOO_LARGE,
  UNAUTHORIZED,
  type Answer,
  type App,
  type Read,
} from '../app';
import type {AppVersion} from '../scenario';
import {fileOf, hasIdleQuery, sendFile, type TemplateFolder} from './templates';

/** The address of a request; undefined when it is not one, whatever was sent. */
export function urlOf({url = '/'}: IncomingMessage): URL | undefined {
  const address = `http://localhost${url}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** The JSON of a request, or the answer that refuses it. */
async function readJson(request: IncomingMessage): Promise<Read> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the answer arrives.
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  if (size > MAX_BODY) return TOO_LARGE;
  return jsonOf(request.headers['content-type'], Buffer.concat(chunks).toString('utf8'));
}

interface Answering {
  readonly desk: App;
  readonly app: AppVersion;
  /** Whether pages of other origins may read the answers. */
  readonly cors: boolean;
  readonly log: (line: string) => void;
  readonly isForUs: (request: IncomingMessage) => boolean;
  readonly templates: () => readonly TemplateFolder[];
}

/** What answers each request: the HTTP API, and the files of the templates. */
export function createAnswer(answering: Answering): RequestListener {
  const {desk, app, cors, log, isForUs, templates} = answering;
  return (request, response) => {
    const url = urlOf(request);
    if (url === undefined) {
      send(response, badRequest({instancePath: '', message: 'must be a valid path'}));
      return;
    }
    if (!isForUs(request)) {
      send(response, FORBIDDEN);
      return;
    }
    if (cors) allowOrigins(request, response);
    if (url.pathname.startsWith('/api/')) {
      answerApi(desk, request, url).then(
        (result) => {
          send(response, result);
        },
        (error: unknown) => {
          log(`500 ${url.pathname} ${String(error)}`);
          send(response, FAILED);
        },
      );
    } else if (app === '4_2' && url.pathname === '/templates/comment.json') {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify({comments: desk.state.sentComments()}));
    } else {
      const address = request.url ?? '/';
      const file = fileOf(address, templates());
      if (file === undefined && url.pathname.startsWith('/templates/')) {
        log(
          `404 ${address}${hasIdleQuery(address) ? ' ファイルのURLから「?」以降を外します' : ''}`,
        );
      }
      sendFile(request, response, file, (fault) => {
        log(`${address} ファイルを読めません：${String(fault)}`);
      });
    }
  };
}

function answerApi(desk: App, request: IncomingMessage, url: URL) {
  const {method = 'GET', headers} = request;
  if (method === 'OPTIONS') return Promise.resolve(ok());
  const {authorization} = headers;
  return desk.answer({method, url, authorization, readJson: () => readJson(request)});
}

/** Sends an answer of the HTTP API. */
function send(response: ServerResponse, {status, body}: Answer): void {
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
function allowOrigins(request: IncomingMessage, response: ServerResponse): void {
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
