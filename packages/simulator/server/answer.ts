import type {IncomingMessage, RequestListener} from 'node:http';
import {badRequest, FAILED, FORBIDDEN, ok, type App} from '../app';
import type {AppVersion} from '../scenario';
import {readJson, urlOf} from './request';
import {allowOrigins, send} from './respond';
import type {TemplateFolder} from './web/folders';
import {fileOf, sendFile} from './web/templates';

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
      sendFile(request, response, fileOf(request.url ?? '/', templates()));
    }
  };
}

function answerApi(desk: App, request: IncomingMessage, url: URL) {
  const {method = 'GET', headers} = request;
  if (method === 'OPTIONS') return Promise.resolve(ok());
  const {authorization} = headers;
  return desk.answer({method, url, authorization, readJson: () => readJson(request)});
}
