import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
import {parseMdx} from '../lib/readBlocks';
import {readHttpApi, readSocketApi} from './definitions';
import {connectSamples, httpReference, socketReference} from './reference';

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
