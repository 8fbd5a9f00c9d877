import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {decodeLink, encodeLink} from './link';
import {packWork} from './packWork';
import {changeFiles, isEdited, putWork, readWorks, worksText, type Work} from './works';

const files = {html: '<p>あ</p>', css: 'p { color: red; }', script: 'console.log(1);'};
const work = (id: string, css = files.css): Work => ({
  ...{id, title: '名前', from: '', editedAt: 1},
  files: {...files, css},
  original: files,
});

describe('a link', () => {
  it('brings back what was put in', () => {
    const {hash, fits} = encodeLink({title: '一覧', files});
    expect(fits).toBe(true);
    expect(decodeLink(`#${hash}`)).toEqual({kind: 'template', title: '一覧', files});
  });
  it('does not fit when it is long', () => {
    const random = mulberry32(3);
    const letters = Array.from({length: 9000}, () =>
      String.fromCodePoint(0x3041 + Math.floor(random() * 80)),
    );
    const script = letters.join('');
    expect(encodeLink({title: '', files: {...files, script}}).fits).toBe(false);
  });
  it.each([
    ['', 'none'],
    ['#sample', 'none'],
    ['#w=2.abc', 'refused'],
    ['#w=1.', 'refused'],
    ['#w=1.あ', 'refused'],
    [`#w=1.${'A'.repeat(30_000)}`, 'refused'],
    [
      `#${encodeLink({title: 'a'.repeat(10), files: {...files, css: ' '.repeat(300_000)}}).hash}`,
      'refused',
    ],
  ])('%.20s is %s', (hash, kind) => {
    expect(decodeLink(hash).kind).toBe(kind);
  });
});

describe('what is kept', () => {
  it('comes back', () => {
    const works = [work('a'), work('b', 'x')];
    expect(readWorks(worksText(works))).toEqual({kind: 'works', works});
    expect(readWorks(undefined)).toEqual({kind: 'works', works: []});
  });
  it.each(['{', '[]', '{"version":2,"works":[]}', '{"version":1,"works":[{}]}'])(
    '%s stays as it is',
    (text) => {
      expect(readWorks(text)).toEqual({kind: 'unreadable', text});
    },
  );
  it('is what was edited, newest first, each once', () => {
    const edited = changeFiles(work('b'), {css: 'x'}, 9);
    expect(isEdited(work('a'))).toBe(false);
    expect(putWork([work('c', 'y'), work('b', 'z')], edited).map(({id}) => id)).toEqual(['b', 'c']);
    expect(putWork([edited], {...edited, files})).toEqual([]);
  });
});

it('a zip is a folder that the app installs, and brings no SDK along', () => {
  const {fileName, bytes} = packWork({title: '水玉 list', files}, 'https://example.com/#w=1.a');
  const folder = fileName.replace(/\.zip$/u, '');
  expect(folder).toMatch(/^playground-list-[\da-z]+$/u);
  const entries = unzipSync(bytes);
  expect(Object.keys(entries)).toEqual(
    ['index.html', 'style.css', 'script.js', 'template.json', 'README.txt'].map(
      (name) => `${folder}/${name}`,
    ),
  );
  const facts: unknown = JSON.parse(
    strFromU8(entries[`${folder}/template.json`] ?? new Uint8Array()),
  );
  expect(facts).toMatchObject({name: '水玉 list', width: 450, height: 800});
});
