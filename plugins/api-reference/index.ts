import type {Plugin} from '@docusaurus/types';
import {
  neededSchemas,
  type HttpApi,
  type SocketApi,
  type HttpConsoleData,
  type SocketConsoleData,
} from '../../src/lib/apiReference/definition';
import {rebuildOn} from '../lib/cache';
import {definitionFile, readHttpApi, readSocketApi} from './definitions';

const DEFINITIONS = [definitionFile('openapi'), definitionFile('asyncapi')];

interface Content {
  readonly http: HttpApi;
  readonly socket: SocketApi;
}

/** What the consoles know of the definitions, as files that load with them; see README.md. */
export default function apiReferencePlugin(): Plugin<Content> {
  return {
    name: 'api-reference',
    loadContent: () => ({http: readHttpApi(), socket: readSocketApi()}),
    async contentLoaded({content: {http, socket}, actions: {createData}}) {
      const bodies = http.operations.flatMap(({body}) => (body === undefined ? [] : [body.schema]));
      const forHttp: HttpConsoleData = {
        tags: http.tags,
        // What comes back is told by the page; the console shows what really comes.
        operations: http.operations.map((operation) => ({
          ...operation,
          responses: operation.responses.map(({status, description, content}) => ({
            ...{status, description},
            ...(content && {content: {schema: {}}}),
          })),
        })),
        schemas: neededSchemas(bodies, http.schemas),
      };
      const forSocket: SocketConsoleData = {
        messages: socket.messages.map(({name, summary}) => ({name, summary})),
      };
      await createData('http.json', forHttp);
      await createData('socket.json', forSocket);
    },
    configureWebpack: rebuildOn(DEFINITIONS),
    getPathsToWatch: () => [...DEFINITIONS],
  };
}
