import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../../lib/readBlocks';
import {samplesOf, type CodeBlock, type Family} from '../shared/samples';
import type {Sample} from '../shared/types';

const TITLE = /(?:^|\s)title=(["'])(?<title>.*?)\1/u;

/** The blocks of code of a page, in order. */
export function blocksIn(tree: Root): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let heading = '';
  const visit = (node: Root | RootContent): void => {
    if (node.type === 'heading') {
      heading = toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim();
    } else if (node.type === 'code') {
      const title = TITLE.exec(node.meta ?? '')?.groups?.['title'] ?? '';
      blocks.push({lang: node.lang ?? '', title, code: `${node.value}\n`, heading});
    } else if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return blocks;
}

/** The smallest template with the classes of those that come with the app. */
export function readFamily(siteDir: string): Family {
  const read = (name: string): string =>
    readFileSync(path.join(siteDir, 'packages/simulator/family', name), 'utf8');
  return {html: read('index.html'), css: read('style.css'), script: read('script.js')};
}

/** Every sample of a manual, page by page. */
export function readManual(folder: string, family: Family): Sample[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .flatMap((name) => {
      const source = readFileSync(path.join(folder, name), 'utf8');
      if (!/^\s*(?:```|~~~)(?:html|css|js)/mu.test(source)) return [];
      const {fields, tree} = parsePage(source, path.join(path.basename(folder), name));
      const {title} = (fields ?? {}) as {readonly title?: string};
      const page = name.replace(/\.mdx$/u, '').replaceAll(path.sep, '/');
      const samples = samplesOf({page, title: title ?? page, blocks: blocksIn(tree)}, family);
      return samples.filter((sample) => sample !== undefined);
    });
}
