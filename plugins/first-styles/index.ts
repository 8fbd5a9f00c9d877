import {createHash} from 'node:crypto';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildBoot} from '../boot/buildBoot';
import {readPages} from '../html/readPages';
import {firstStyles, groupOf, stylesheetOf, withFirstStyles} from './firstStyles';

/** Gives each group of pages the part of the stylesheet it needs first; see README.md. */
export default function firstStylesPlugin(): Plugin {
  return {
    name: 'first-styles',
    async postBuild({outDir}) {
      const groups = new Map<string, [name: string, html: string][]>();
      for (const [name, html] of await readPages(outDir)) {
        if (stylesheetOf(html) === undefined) continue;
        groups.set(groupOf(name), [...(groups.get(groupOf(name)) ?? []), [name, html]]);
      }
      const {code: bootCode} = buildBoot();
      for (const [group, pages] of groups) {
        const whole = stylesheetOf(pages[0]?.[1] ?? '') ?? '';
        const css = await readFile(path.join(outDir, whole), 'utf8');
        const first = await firstStyles(css, pages.map(([, html]) => html).join('\n'), bootCode);
        const hash = createHash('sha256').update(first).digest('hex').slice(0, 8);
        const href = `/assets/css/first-${group}.${hash}.css`;
        await writeFile(path.join(outDir, href), first);
        await Promise.all(
          pages.map(([name, html]) =>
            replaceFile(path.join(outDir, name), withFirstStyles(html, href)),
          ),
        );
      }
    },
  };
}

/** Other plugins read the pages at the same time: they must never see half a file. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
