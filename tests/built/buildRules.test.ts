import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {DOCUSAURUS} from '../../scripts/lib/docusaurus';
import {writeFiles} from '../../scripts/lib/writeFiles';

const ROOT = path.join(__dirname, '..', '..');

interface Site {
  /** Text of each file by its path in the site. */
  readonly files: Readonly<Record<string, string>>;
  /** What is configured beside tests/fixtures/fixtureConfig.ts. */
  readonly config?: Partial<Config>;
}

interface Built {
  code: number;
  output: string;
}

/**
 * Writes a site and builds it, without the cache that could hide a fault. It lies in this repository,
 * which has the packages that it asks for.
 */
async function build({files, config = {}}: Site): Promise<Built> {
  const folder = mkdtempSync(path.join(ROOT, 'build-rules-'));
  const all = {
    ...files,
    'docusaurus.config.ts': `import {fixtureConfig} from '../tests/fixtures/fixtureConfig';
export default fixtureConfig(${JSON.stringify(config)});`,
  };
  writeFiles(folder, Object.entries(all));
  const [program, ...options] = DOCUSAURUS;
  const args = [...options, 'build', folder];
  try {
    return await new Promise((resolve) => {
      const env = {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      };
      execFile(program, args, {cwd: ROOT, env}, (error, stdout, stderr) => {
        resolve({code: error === null ? 0 : 1, output: stdout + stderr});
      });
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

const PAGE = 'pages/index.mdx';

/** A manual in place of pages, with one item in the navbar or none. */
const manual = (options: object, ...items: readonly object[]): Partial<Config> => ({
  plugins: [['@docusaurus/plugin-content-docs', {routeBasePath: '/', ...options}] as PluginConfig],
  themeConfig: {navbar: {items}},
});

type Case = readonly [fault: string, site: Site, message: RegExp];

const STOPS: readonly Case[] = [
  [
    'a broken link',
    {files: {[PAGE]: '# ページ\n\n[行き先のないリンク](/nowhere)'}},
    /Docusaurus found broken links![^]*linking to \/nowhere/u,
  ],
  [
    'a broken image',
    {files: {[PAGE]: '# ページ\n\n![図](./missing.png)'}},
    /Markdown image with URL `\.\/missing\.png`[^]*couldn't be resolved/u,
  ],
  [
    'a page without a default export',
    {files: {'pages/index.tsx': 'export const nothing = 1;'}},
    /The page component at \/ doesn't have a default export\./u,
  ],
  [
    'an unknown item of the navbar',
    {
      files: {[PAGE]: '# ページ'},
      config: {themeConfig: {navbar: {items: [{type: 'foo', position: 'left'}]}}},
    },
    /Bad navbar item type foo/u,
  ],
  [
    'an empty sidebar',
    {
      files: {
        'docs/index.mdx': '---\nslug: /\n---\n\n# ページ',
        'sidebars.ts': "export default {docs: ['index'], empty: []};",
      },
      config: manual(
        {sidebarPath: './sidebars.ts'},
        {type: 'docSidebar', sidebarId: 'empty', label: '空', position: 'left'},
      ),
    },
    /Sidebar with ID "empty" doesn't have anything to be linked to\./u,
  ],
  [
    'an unknown version',
    {
      files: {'docs/index.mdx': '---\nslug: /\n---\n\n# ページ'},
      config: manual({}, {type: 'docsVersionDropdown', versions: ['9.9'], position: 'right'}),
    },
    /No docs version exist for name '9\.9'[^]*Available version names/u,
  ],
  [
    'an undeclared tag',
    {
      files: {
        'docs/index.mdx': '---\nslug: /\ntags: [未定義]\n---\n\n# ページ',
        'docs/tags.yml': 'obs:\n  label: obs',
      },
      config: manual({tags: 'tags.yml', onInlineTags: 'throw'}),
    },
    /Tags \[未定義\] used in [^]* are not defined in/u,
  ],
];

const WARNS: readonly Case[] = [
  [
    'a broken anchor',
    {files: {[PAGE]: '# ページ\n\n[ない見出しへのリンク](/#nowhere)'}},
    /found broken anchors![^]*#nowhere/u,
  ],
  [
    'two pages at one address',
    {files: {[PAGE]: '# ページ', 'pages/twice.mdx': '# 一', 'pages/twice/index.mdx': '# 二'}},
    /Several pages have one address:\s+\/twice: pages\/twice\.mdx, pages\/twice\/index\.mdx\s/u,
  ],
  [
    'a slug that stands twice',
    {
      files: {
        'docs/index.mdx': '---\nslug: /\n---\n\n# ページ',
        'docs/first.mdx': '---\nslug: /same\n---\n\n# 一',
        'docs/second.mdx': '---\nslug: /same\n---\n\n# 二',
      },
      config: manual({}),
    },
    /Several pages have one address:\s+\/same: docs\/first\.mdx, docs\/second\.mdx\s/u,
  ],
];

describe.concurrent('what stops a build', () => {
  it.each(STOPS)('%s', async (_fault, site, message) => {
    const {code, output} = await build(site);
    expect(output).toMatch(message);
    expect(code).toBe(1);
  });
});

describe.concurrent('what only warns', () => {
  it.each(WARNS)('%s', async (_fault, site, message) => {
    const {code, output} = await build(site);
    expect(output).toMatch(message);
    expect(code).toBe(0);
  });
});
