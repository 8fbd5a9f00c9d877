import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse} from 'yaml';
import {readAsyncApi, readOpenApi} from '../../src/lib/apiReference/definition';
import {connectSamples, httpReference, socketReference} from './reference';

const FOLDER = path.join(__dirname, '..', '..', 'static', 'developer');
const read = (name: string): unknown =>
  parse(readFileSync(path.join(FOLDER, `${name}.yaml`), 'utf8'));

/** The elements of a page that the reference takes the place of. */
const REFERENCES: Readonly<Record<string, () => string>> = {
  HttpReference: () => httpReference(readOpenApi(read('openapi'))),
  SocketSamples: connectSamples,
  SocketReference: () => socketReference(readAsyncApi(read('asyncapi'))),
};

/** Positions in a text that is not the page's would mislead whoever reports a place. */
function forgetPlaces(node: Root | RootContent): void {
  delete node.position;
  if ('children' in node) node.children.forEach(forgetPlaces);
}

/** A remark plugin that puts the reference of an interface in the place of its element. */
export default function remarkApiReference(): (tree: Root) => void {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);
  return (tree) => {
    tree.children = tree.children.flatMap((node) => {
      const write =
        node.type === 'mdxJsxFlowElement' && node.name !== null ? REFERENCES[node.name] : undefined;
      if (write === undefined) return [node];
      const reference = processor.parse(write());
      forgetPlaces(reference);
      return reference.children;
    });
  };
}
