import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
import {parse} from 'yaml';
import {
  neededSchemas,
  readAsyncApi,
  readOpenApi,
  type HttpApi,
  type HttpConsoleData,
  type SocketApi,
  type SocketConsoleData,
} from '../../src/lib/apiReference/definition';
import {parseMdx} from '../lib/readBlocks';
import {connectSamples, httpReference, socketReference} from './apiReferenceText';

/** The file of a definition, as the site offers it for download. */
const definitionFile = (name: 'openapi' | 'asyncapi'): string =>
  path.join(__dirname, '..', '..', 'static', 'developer', `${name}.yaml`);

/** The files of both definitions. */
export const DEFINITIONS: readonly string[] = [
  definitionFile('openapi'),
  definitionFile('asyncapi'),
];

/** @throws ValiError when openapi.yaml has another form */
export const readHttpApi = (): HttpApi =>
  readOpenApi(parse(readFileSync(definitionFile('openapi'), 'utf8')));

/** @throws ValiError when asyncapi.yaml has another form */
export const readSocketApi = (): SocketApi =>
  readAsyncApi(parse(readFileSync(definitionFile('asyncapi'), 'utf8')));

/** What the console of the HTTP API knows of its definition. */
export function httpConsoleData({tags, operations, schemas}: HttpApi): HttpConsoleData {
  const bodies = operations.flatMap(({body}) => (body === undefined ? [] : [body.schema]));
  return {
    tags,
    // What comes back is told by the page; the console shows what really comes.
    operations: operations.map((operation) => ({
      ...operation,
      responses: operation.responses.map(({status, description, content}) => ({
        ...{status, description},
        ...(content && {content: {schema: {}}}),
      })),
    })),
    schemas: neededSchemas(bodies, schemas),
  };
}

/** What the console of the WebSocket knows of its definition. */
export const socketConsoleData = ({messages}: SocketApi): SocketConsoleData => ({
  messages: messages.map(({name, summary}) => ({name, summary})),
});

/** The elements of a page that the reference takes the place of. */
const REFERENCES: Readonly<Record<string, () => string>> = {
  HttpReference: () => httpReference(readHttpApi()),
  SocketSamples: connectSamples,
  SocketReference: () => socketReference(readSocketApi()),
};

/** Positions in a text that is not the page's would mislead whoever reports a place. */
function forgetPlaces(node: Root | RootContent): void {
  delete node.position;
  if ('children' in node) node.children.forEach(forgetPlaces);
}

/** A remark plugin that puts the reference of an interface in the place of its element. */
export default function remarkApiReference(): (tree: Root) => void {
  return (tree) => {
    tree.children = tree.children.flatMap((node) => {
      const write =
        node.type === 'mdxJsxFlowElement' && node.name !== null ? REFERENCES[node.name] : undefined;
      if (write === undefined) return [node];
      const reference = parseMdx(write());
      forgetPlaces(reference);
      return reference.children;
    });
  };
}
