import {describe, expect, it} from 'vitest';
import {llmsFiles, type MarkdownPage} from './llmsText';

const page = (path: string, more: Partial<MarkdownPage> = {}): MarkdownPage => ({
  path,
  address: `https://example.com${path}.md`,
  title: `題 [${path}]`,
  description: '説明です。',
  section: path.startsWith('/docs') ? 'マニュアル' : '',
  version: '',
  markdown: `# ${path}\n`,
  ...more,
});
const site = {title: 'サイト', tagline: '一言。', origin: 'https://example.com'};

describe('llmsFiles', () => {
  const files = llmsFiles(
    [
      page('/news/a', {section: 'お知らせ'}),
      page('/docs/b', {version: '8.0'}),
      page('/docs/a', {version: '8.0'}),
      page('/docs/7.2/a', {version: '7.2'}),
      page('/docs/tags', {version: '8.0'}),
      page('/docs/7.2/tags/音', {version: '7.2'}),
    ],
    site,
  );

  it('has an index and a whole text for the newest manual and for each older one', () => {
    expect([...files.keys()].sort()).toEqual([
      'docs/7.2/llms-full.txt',
      'docs/7.2/llms.txt',
      'llms-full.txt',
      'llms.txt',
    ]);
  });

  it('lists parts with their pages, the manual first, lists of tags not at all', () => {
    expect(files.get('llms.txt')).toBe(`# サイト

> 一言。（マニュアルはバージョン8.0）

## マニュアル

- [題 \\[/docs/a\\]](https://example.com/docs/a.md): 説明です。
- [題 \\[/docs/b\\]](https://example.com/docs/b.md): 説明です。

## お知らせ

- [題 \\[/news/a\\]](https://example.com/news/a.md): 説明です。

## ほかのバージョン

- [7.2](https://example.com/docs/7.2/llms.txt)

`);
  });

  it('leads from an older manual to the newest', () => {
    const text = files.get('docs/7.2/llms.txt') ?? '';
    expect(text).toContain('# サイト 7.2のマニュアル');
    expect(text).toContain('- [最新版](https://example.com/llms.txt)');
    expect(text).not.toContain('/docs/a.md');
  });

  it('puts the pages one after the other, each with its address', () => {
    expect(files.get('docs/7.2/llms-full.txt')).toContain(
      '---\n\n<!-- https://example.com/docs/7.2/a.md -->\n\n# /docs/7.2/a\n',
    );
  });
});
