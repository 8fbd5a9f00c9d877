import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {testFolder} from '../../../scripts/lib/testFolder';
import {parseItems} from './newsItem';
import {readFiles, readFileText} from './readFiles';

const read = (head: string, body = '本文です。'): unknown =>
  readFileText('news/a.md', 'a', `---\n${head}\n---\n\n${body}\n`);

describe('readFileText', () => {
  it('takes a day for midnight in Japan and the other dates from the publication', () => {
    const date = '2025-10-18T00:00:00+09:00';
    expect(read('title: 題\npublishedAt: 2025-10-18\nrevisedAt: 2025-11-01T10:00:00Z')).toEqual({
      candidate: {
        where: 'news/a.md',
        text: expect.stringContaining('\n本文です。\n') as string,
        value: {
          id: 'a',
          title: '題',
          createdAt: date,
          updatedAt: date,
          publishedAt: date,
          revisedAt: '2025-11-01T10:00:00Z',
          body: '<p>本文です。</p>',
        },
      },
    });
  });

  it('reads Japanese Markdown, tables and HTML', () => {
    expect(
      read(
        'title: 題\npublishedAt: 2025-10-18',
        '一行目と\n**「強調」**です。<kbd>A</kbd>\n\n|a|\n|-|\n|b|',
      ),
    ).toMatchObject({
      candidate: {
        value: {
          body: expect.stringMatching(
            /^<p>一行目と<strong>「強調」<\/strong>です。<kbd>A<\/kbd><\/p>\n<table>/u,
          ) as string,
        },
      },
    });
  });

  it('names the file whose quotes are deeper than can be read', () => {
    expect(read('title: 題\npublishedAt: 2025-10-18', `${'> '.repeat(3000)}x`)).toEqual({
      problems: ['news/a.md: body: has quotes or lists in too many others'],
    });
  });

  it('leaves drafts out', () => {
    expect(read('title: 題\npublishedAt: 2025-10-18\ndraft: true')).toEqual({draft: true});
  });

  it.each([
    ['publishedAt: 2025-10-18', 'title: is missing'],
    ['title: 題', 'publishedAt: is missing'],
    ['title: 題\npublishedAt: 2024-13-45', 'publishedAt: is not a date of the calendar'],
    ['title: 題\npublishedAt: 2025/10/18', 'publishedAt: must be a day such as 2025-10-18 or '],
    ['title: 題\npublishedAt: 0202-10-18', 'publishedAt: must be a day such as '],
    ['title: 題\npublishedAt: 20251018', 'publishedAt: must be a day such as '],
    ['title: 8.0\npublishedAt: 2025-10-18', 'title: must be text: put it in quotes'],
    [
      'title: 題\npublishedAt: 2025-10-18\ntags: [a]',
      'tags: is no key of news; there are title, publishedAt, createdAt, updatedAt, revisedAt, draft',
    ],
    ['# title: 題', '(whole item): front matter has no fields'],
    [
      'title: 題\npublishedAt: @',
      'front matter is no YAML: Plain value cannot start with reserved character @ at line 3, ',
    ],
    ['title: 題\npublishedAt: 2025-10-18\ndraft: 1', 'draft: must be true or false'],
    ['title: [', 'front matter is no YAML: '],
    [
      'title：題\npublishedAt: 2025-10-18',
      'front matter is no YAML: Implicit keys need to be on a single line at line 2, column 1. A line is `key: value` with a half-width colon',
    ],
  ])('names file and field of %j', (head, problem) => {
    expect(read(head)).toEqual({
      problems: [expect.stringContaining(`news/a.md: ${problem}`) as string],
    });
  });

  it.each([
    ['a\n\n<Figure id="x">\n', '8: news know no <Figure'],
    ['a<kbd>b</kbd>\n<script>c</script>', '7: news know no <script'],
    [':::tip\na\n:::', '6: news know no :::tip'],
    ['a\n\nb[^1]\n\n[^1]: c', '8: news know no footnotes: [^1]'],
    ['a\n\n![](/img/a.png)', '8: image without a description: /img/a.png'],
  ])('names the line of what %j would lose', (body, problem) => {
    expect(read('title: 題\npublishedAt: 2025-10-18', body)).toMatchObject({
      problems: expect.arrayContaining([`news/a.md:${problem}`]) as string[],
    });
  });

  it('takes what looks like it in code', () => {
    expect(
      read('title: 題\npublishedAt: 2025-10-18', '`<Figure>`\n\n```\n:::tip\n```'),
    ).toHaveProperty('candidate');
  });

  it('refuses a revision before the publication', () => {
    expect(read('title: 題\npublishedAt: 2025-10-18\nrevisedAt: 2025-10-17')).toEqual({
      problems: ['news/a.md: revisedAt: is before publishedAt'],
    });
  });

  it('asks for front matter', () => {
    expect(readFileText('news/a.md', 'a', '\n---\ntitle: 題\n---\n')).toEqual({
      problems: [
        expect.stringContaining('news/a.md: begins with no front matter: line 1 ') as string,
      ],
    });
  });
});

describe('readFiles', () => {
  it('takes a byte order mark away and refuses what is not UTF-8', async () => {
    const folder = testFolder('news');
    const write = (name: string, ...title: number[]): Promise<void> =>
      writeFile(
        path.join(folder, name),
        Buffer.concat([
          Buffer.from('\uFEFF---\ntitle: a'),
          Buffer.from(title),
          Buffer.from('\npublishedAt: 2025-10-18\n---\n\n文\n'),
        ]),
      );
    await write('a.md');
    expect(await readFiles(folder, folder)).toMatchObject([{where: 'a.md', value: {title: 'a'}}]);
    // 題 in Shift_JIS.
    await write('b.md', 0x91, 0xe8);
    await expect(readFiles(folder, folder)).rejects.toThrow('b.md: is not UTF-8');
  });

  it.each(['App-8.md', 'a b.md', 'お知らせ.md', 'a.mdx', 'a.MD', 'a.png', '2026'])(
    'names %s, which would be no item',
    async (name) => {
      const folder = testFolder('news');
      await writeFile(
        path.join(folder, name),
        '---\ntitle: 題\npublishedAt: 2025-10-18\n---\n\n文\n',
      );
      await expect(readFiles(folder, folder)).rejects.toThrow(
        `${name}: is not read: a file of news`,
      );
    },
  );

  it('passes by the note for maintainers, and what editors leave', async () => {
    const folder = testFolder('news');
    for (const name of ['README.md', '.DS_Store', 'a.md~']) {
      await writeFile(path.join(folder, name), '');
    }
    expect(await readFiles(folder, folder)).toEqual([]);
  });
});

describe('the items of this site', () => {
  it('are valid and at least eight', async () => {
    const root = path.join(__dirname, '..', '..', '..');
    const items = parseItems(await readFiles(path.join(root, 'news'), root));
    expect(items.length).toBeGreaterThanOrEqual(8);
  });
});
