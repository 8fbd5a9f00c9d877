import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keptBlocks} from './manuals';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manuals-'));
});
afterEach(() => rm(folder, {recursive: true}));

it('keeps what was read for the next build of the same site, whatever another one reads', async () => {
  for (const [site, page] of [
    ['.docusaurus', '# 導入'],
    ['.docusaurus-fixture', '# 別のサイト'],
  ] as const) {
    const blocks = await keptBlocks(path.join(folder, site));
    blocks.read(page);
    await blocks.keep();
  }
  const file = path.join(folder, '.docusaurus', 'manual-blocks.json');
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    sections: [['# 導入', [{kind: 'heading', text: '導入', level: 1}]]],
  });
});
