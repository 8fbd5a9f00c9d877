import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import {badRequest, FAILED, FORBIDDEN, ok, type App, UNAUTHORIZED, type Answer} from '../app';
import type {AppVersion} from '../scenario';
import {readJson, urlOf} from './request';
import type {TemplateFolder} from './web/folders';
import {fileOf, hasIdleQuery, sendFile} from './web/templates';

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
      sendFile(request, response, file);
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
