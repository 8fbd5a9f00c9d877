import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {parse} from 'yaml';
import {
  neededSchemas,
  readAsyncApi,
  readOpenApi,
  type HttpApi,
  type SocketApi,
} from '../../src/lib/apiReference/definition';
import type {HttpConsoleData, SocketConsoleData} from '../../src/lib/apiReference/consoleData';

interface Content {
  readonly http: HttpApi;
  readonly socket: SocketApi;
}

/** What the consoles know of the definitions, as files that load with them; see README.md. */
export default function apiReferencePlugin({siteDir}: LoadContext): Plugin<Content> {
  const fileOf = (name: string): string => path.join(siteDir, 'static/developer', `${name}.yaml`);
  const read = async (name: string): Promise<unknown> =>
    parse(await readFile(fileOf(name), 'utf8'));
  return {
    name: 'api-reference',
    loadContent: async () => ({
      http: readOpenApi(await read('openapi')),
      socket: readAsyncApi(await read('asyncapi')),
    }),
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
    getPathsToWatch: () => [fileOf('openapi'), fileOf('asyncapi')],
  };
}
