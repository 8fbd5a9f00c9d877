import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {testFolder} from '../../scripts/lib/testFolder';
import {keptBlocks} from './manuals';

let folder = '';
beforeEach(() => {
  folder = testFolder('manuals');
});

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
