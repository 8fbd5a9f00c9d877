import path from 'node:path';
import type {Code, Paragraph, Root, RootContent} from 'mdast';
import type {} from 'remark-rehype';
import versions from '../../versions.json';
import {blocksIn, readFamily} from './server/readManual';
import {sampleAddress} from './shared/address';
import {samplesOf} from './shared/samples';
import type {Sample} from './shared/types';

const SITE = path.join(__dirname, '..', '..');
const MANUAL = path.join(SITE, 'versioned_docs', `version-${versions[0] ?? ''}`);

const WORDS = 'プレイグラウンドで開く';

const linkTo = ({id, heading}: Sample): Paragraph => ({
  type: 'paragraph',
  data: {hProperties: {className: ['sample-link']}},
  children: [
    {
      type: 'link',
      url: sampleAddress(id),
      // Pages have many of these.
      data: {hProperties: {'aria-label': `${WORDS}：${heading}`}},
      children: [{type: 'text', value: WORDS}],
    },
  ],
});

/**
 * A remark plugin for the newest manual: a plain link below each block of code that runs as a template,
 * to the playground with that sample opened.
 */
export default function remarkSampleLinks(): (tree: Root, file: {path?: string}) => void {
  return (tree, file) => {
    const page = path.relative(MANUAL, file.path ?? '');
    if (page.startsWith('..') || !page.endsWith('.mdx')) return;
    const id = page.replace(/\.mdx$/u, '').replaceAll(path.sep, '/');
    const samples = samplesOf({page: id, title: '', blocks: blocksIn(tree)}, readFamily(SITE));
    let at = 0;
    const withLinks = (node: Root | RootContent): void => {
      if (!('children' in node)) return;
      const children = node.children as RootContent[];
      const linked = children.flatMap((child): RootContent[] => {
        if (child.type !== 'code') {
          withLinks(child);
          return [child];
        }
        const sample = samples[at];
        at += 1;
        return sample === undefined ? [child] : [child satisfies Code, linkTo(sample)];
      });
      children.splice(0, children.length, ...linked);
    };
    withLinks(tree);
  };
}
