import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {beforeAll, describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {forgetScript, framePage, framePolicy, frameScript} from './server/framePage';
import {readFamily, readManual} from './server/readManual';
import {readMeanings, readMembers} from './server/readMembers';
import remarkSampleLinks from './sampleLinks';
import {samplesOf, type CodeBlock} from './shared/samples';
import type {Member} from './shared/types';

const SITE = path.join(__dirname, '..', '..');
const MANUAL = path.join(SITE, 'versioned_docs', `version-${versions[0] ?? ''}`);
const SDK_PAGE = path.join(MANUAL, 'developer', 'onesdk-js.mdx');
const family = {html: '<link href="./style.css">', css: 'b{}', script: 'c()'};
const block = (lang: string, title: string, code: string): CodeBlock => ({
  ...{lang, title, code},
  heading: '見出し',
});
const PAGE = '<body><link href="./style.css"><script src="./script.js"></script></body>';

describe('a block of code', () => {
  const idsOf = (page: string, ...blocks: CodeBlock[]) =>
    samplesOf({page, title: '題', blocks}, family);

  it('that is a page brings the files that it uses, wherever they stand', () => {
    const [first, , third] = idsOf(
      'customize/a',
      block('html', 'index.html', PAGE),
      block('css', 'style.css', 'p{}'),
      block('js', 'script.js', 'd()'),
    );
    expect(first).toEqual({
      ...{id: 'customize/a.1', page: '題', heading: '見出し（1）', shows: 'html'},
      files: {html: PAGE, css: 'p{}', script: 'd()'},
    });
    expect(third).toMatchObject({
      heading: '見出し（3）',
      shows: 'script',
      files: {html: PAGE, script: 'd()'},
    });
  });

  it('that is one of several scripts of a page stands in the place of the first', () => {
    const scripts = [block('js', 'script.js', '1'), block('js', 'script.js', '2')];
    const [, one, two] = idsOf('developer/a', block('html', 'index.html', PAGE), ...scripts);
    expect([one?.files.script, two?.files.script]).toEqual(['1', '2']);
  });

  it('of a style sheet for the templates of the app is added to one', () => {
    const [sample] = idsOf('customize/a', block('css', '', 'q{}'));
    expect(sample?.files.css).toMatch(/^b\{\}\n[^]*q\{\}$/u);
    expect(sample).toMatchObject({heading: '見出し', shows: 'css'});
  });

  it.each([
    ['developer/plugin', block('html', 'plugins/notes/index.html', PAGE)],
    ['developer/plugin', block('js', 'plugins/a/plugin.js', 'module.exports = {}')],
    ['customize/a', block('css', '', '@import url("https://example.com/a.css");')],
    ['feature/wordparty-editor', block('css', '', 'q{}')],
    ['developer/a', block('html', '', '<script src="../__origin/js/onesdk.js"></script>')],
    ['developer/a', block('js', 'script.js', 'no page is here')],
    ['developer/a', block('ts', 'src/main.ts', '1')],
  ])('on %s of another kind is no sample', (page, code) => {
    expect(idsOf(page, code)).toEqual([undefined]);
  });

  it('of a style sheet that needs a function of its section is no sample', () => {
    const script = block('js', 'script.js', 'mark()');
    expect(idsOf('customize/a', script, block('css', '', 'q{}'))).toEqual([undefined, undefined]);
    const elsewhere = {...block('css', '', 'q{}'), heading: '別の見出し'};
    expect(idsOf('customize/a', script, elsewhere)[1]).toMatchObject({shows: 'css'});
  });
});

it('every sample of the manual loads the SDK or opens a WebSocket, and has a name of its own', () => {
  const samples = readManual(MANUAL, readFamily(SITE));
  expect(samples.length).toBeGreaterThan(50);
  expect(new Set(samples.map(({id}) => id)).size).toBe(samples.length);
  for (const {id, files, heading} of samples) {
    expect([id, /__origin\/js\/onesdk\.js|new WebSocket/u.test(files.html)]).toEqual([id, true]);
    expect(heading).not.toBe('');
  }
});

it('a page of the newest manual links from its samples, with the numbers of the list', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(readFileSync(SDK_PAGE, 'utf8').replace(/^---[^]*?\n---\n/u, ''));
  remarkSampleLinks()(tree, {path: SDK_PAGE});
  const links = addressesIn(tree);
  const ids = readManual(MANUAL, readFamily(SITE)).map(({id}) => id);
  const mine = ids.filter((id) => id.startsWith('developer/onesdk-js.'));
  expect(links).toEqual(mine.map((id) => `/docs/developer/playground?sample=${id}`));
});

it('a page of an older manual has no such links', () => {
  const tree = unified().use(remarkParse).parse('```css\np{}\n```');
  const old = path.join(SITE, 'versioned_docs', 'version-5.0', 'customize', 'self-style.mdx');
  remarkSampleLinks()(tree, {path: old});
  expect(addressesIn(tree)).toEqual([]);
});

function addressesIn(node: Root | Root['children'][number]): string[] {
  if (node.type === 'link') return node.url.includes('sample=') ? [node.url] : [];
  return 'children' in node ? node.children.flatMap(addressesIn) : [];
}

describe('names of the SDK', () => {
  let members: readonly Member[] = [];
  beforeAll(async () => {
    const folder = path.dirname(require.resolve('@onecomme.com/onesdk/package.json'));
    members = await readMembers(folder, readFileSync(SDK_PAGE, 'utf8'));
  }, 60_000);

  it('have their types and what the manual says', () => {
    const find = (of: Member['of'], name: string) =>
      members.find((one) => one.of === of && one.name === name);
    expect(find('OneSDK', 'setup')?.signature).toBe(
      '(op?: Partial<OneSDKConfig> | undefined) => Promise<void>',
    );
    expect(find('setup', 'commentLimit')).toMatchObject({signature: 'number'});
    expect(find('setup', 'commentLimit')?.doc).toMatch(/件数/u);
    expect(find('data', 'id')?.doc).toMatch(/コメント/u);
    expect(find('comment', 'id')?.doc).toMatch(/枠ID/u);
    expect(find('PERM', 'WORDPAETY')).toBeDefined();
    expect(find('action', 'yt.survey.start')).toBeDefined();
  });

  it('leave out what is private, and where this machine keeps its files', () => {
    expect(members.filter(({name}) => name.startsWith('_'))).toEqual([]);
    expect(JSON.stringify(members)).not.toContain('node_modules');
  });

  it('take the first meaning of a name, by the kind of its table', () => {
    const table = '| キー | 型 |\n| --- | --- |\n| `mode` | 一 |\n| `mode` | 二 |\n';
    expect([...readMeanings(table)]).toEqual([['setup mode', '一']]);
  });
});

describe('the frame', () => {
  it('has no network and no origin, whatever runs in it', () => {
    const policy = framePolicy('a()');
    const directives = policy.split(/[;,] /u);
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain('sandbox allow-scripts');
    expect(policy).not.toMatch(/https?:|'self'(?!$|;)(?<!frame-ancestors 'self')|\*/u);
    expect(policy).not.toMatch(/connect-src|frame-src|form-action (?!'none')/u);
  });

  it('runs no script that a template wrote into a page, and loads none that it names', () => {
    const scripts = framePolicy('a()').match(/script-src [^;,]+/gu);
    expect(scripts).toEqual([
      expect.stringMatching(/^script-src 'sha256-[\w+/]{43}=' 'unsafe-eval' blob:$/u),
      "script-src 'unsafe-inline' 'unsafe-eval' blob:",
    ]);
    expect(framePolicy('b()')).not.toContain(scripts?.[0]);
  });

  it('is bundled once for its page and its policy, and anew after a change', async () => {
    const first = frameScript();
    expect(frameScript()).toBe(first);
    forgetScript();
    expect(frameScript()).not.toBe(first);
    expect(await frameScript()).toBe(await first);
  });

  it('is one script that ends where it should', async () => {
    const page = framePage(await frameScript());
    expect(page.match(/<\/script/gu)).toHaveLength(1);
  });
});
