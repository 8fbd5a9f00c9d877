import {
  badRequest,
  FAILED,
  FORBIDDEN,
  NOT_FOUND,
  UNAUTHORIZED,
  type Answer,
  type Backend,
  type Call,
  type Read,
  type Route,
} from './route';
import {commentRoutes} from './comments';
import {listenerRoutes} from './listeners';
import {otherRoutes} from './others';
import {createPluginRoutes} from './plugins';
import {serviceRoutes} from './services';

/** A request to the HTTP API, however it came. */
export interface ApiRequest {
  readonly method: string;
  readonly url: URL;
  /** The header; undefined when it was left out. */
  readonly authorization?: string | undefined;
  /** Called only where a route takes a body. */
  readonly readJson: () => Read | Promise<Read>;
}

/** The names of the endpoints, as openapi.yaml writes them. */
export function endpointNames(): readonly string[] {
  return allRoutes().map(({name}) => name);
}

/** Answers requests whose path begins with `/api/`. */
export function createAnswers(backend: Backend): (request: ApiRequest) => Promise<Answer> {
  const routes = allRoutes().map((route) => ({...route, ...compile(route.name)}));

  const answer = async ({method, url, authorization, readJson}: ApiRequest): Promise<Answer> => {
    if (backend.off) return FORBIDDEN;
    if (backend.token !== undefined && tokenOf(authorization) !== backend.token) {
      return UNAUTHORIZED;
    }
    if (backend.failing) return FAILED;
    for (const route of routes) {
      const found = route.method === method ? route.pattern.exec(url.pathname) : null;
      if (found === null) continue;
      const id = decode(found.groups?.['id'] ?? '');
      if (id === undefined) return badRequest({instancePath: '', message: 'must be a valid path'});
      const {takesBody = method === 'POST' || method === 'PUT'} = route;
      const read = takesBody ? await readJson() : {value: {}};
      if ('refused' in read) return read.refused;
      const call: Call = {method, id, query: url.searchParams, body: read.value};
      return route.answer(call, backend);
    }
    return NOT_FOUND;
  };

  return async (request) => {
    const result = await answer(request);
    if (result.status >= 400) {
      backend.log(`${result.status} ${request.method} ${request.url.pathname}${faultsOf(result)}`);
    }
    return result;
  };
}

function allRoutes(): readonly Route[] {
  return [
    ...otherRoutes,
    ...commentRoutes,
    ...serviceRoutes,
    ...listenerRoutes,
    ...createPluginRoutes(),
  ];
}

/** `PUT /api/orders/{id}` as a method and a pattern of paths. */
function compile(name: string): {method: string; pattern: RegExp} {
  const [method = '', path = ''] = name.split(' ');
  return {method, pattern: new RegExp(`^${path.replace(/\{\w+\}/u, '(?<id>[^/]+)')}$`, 'u')};
}

function tokenOf(authorization: string | undefined): string | undefined {
  return /^Bearer (?<token>.+)$/iu.exec(authorization ?? '')?.groups?.['token'];
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function faultsOf({body}: Answer): string {
  return body === undefined ? '' : ` ${JSON.stringify(body)}`;
}
