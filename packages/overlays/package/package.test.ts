import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {sharedFolder} from '../../../scripts/lib/testFolder';
import {newDesign, setOptions, setText, type Design} from '../model/design';
import {randomDesign} from '../testing/random';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {SETTINGS_ID} from './scriptData';
import {packTemplate, templateFiles, type Parts} from './packTemplate';
import {overlappingZip} from '../testing/overlappingZip';
import {readZip, sayZipProblem} from './readZip';
import {slugOf} from './slug';

const folder = sharedFolder('overlay-zip');

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';
const parts: Parts = {
  script: 'console.log("script");\n',
  thumb: Uint8Array.of(0x89, 0x50, 0x4e, 0x47),
  link: 'https://example.com/generator/templates/8_0',
};
const named = setText(newDesign('bubble', '8_0'), 'name', '春の</script>ふきだし');
const design = setOptions(named, {
  'canvas.width': 500,
  'canvas.picture': PIXEL,
  'filter.hiddenWords': ['</script><!--'],
});
const textOf = (one: Design, path: string) =>
  new TextDecoder().decode(templateFiles(one, parts).get(path));

/** Unpacks with a reader that is not ours. */
function unpack(bytes: Uint8Array): (path: string) => Buffer {
  const file = join(folder, 'a.zip');
  writeFileSync(file, bytes);
  const script =
    'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';
  execFileSync('python3', ['-c', script, file, folder]);
  return (path) => readFileSync(join(folder, path));
}

it('is read by another program, one folder around all', () => {
  const {bytes, fileName} = packTemplate(design, parts);
  const read = unpack(bytes);
  const slug = slugOf(design);
  expect(fileName).toBe(`${slug}.zip`);
  expect(slug).toMatch(/^[a-z\d-]+$/u);
  for (const [path, content] of templateFiles(design, parts)) {
    expect(read(`${slug}/${path}`)).toEqual(Buffer.from(content));
  }
  expect([...templateFiles(design, parts).keys()]).toEqual([
    'index.html',
    'style.css',
    'script.js',
    'template.json',
    'thumb.png',
    'generator.json',
    'README.txt',
    'LICENSE.txt',
    'assets/canvas-picture.png',
  ]);
});

it('is the same bytes twice', () => {
  expect(packTemplate(design, parts).bytes).toEqual(packTemplate(design, parts).bytes);
});

it('keeps names and words inside of the page', () => {
  const html = textOf(design, 'index.html');
  expect(html.match(/<\/script>/gu)).toHaveLength(3);
  expect(html).toContain('<title>春の&lt;/script&gt;ふきだし</title>');
  const [, json = ''] = new RegExp(`id="${SETTINGS_ID}">([^]*?)</script>`, 'u').exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    template: 'bubble',
    permissions: ['COMMENT'],
    filter: {hiddenWords: ['</script><!--']},
    own: {skin: 'plain'},
  });
  expect(html.indexOf('onesdk.js')).toBeLessThan(html.indexOf('./script.js'));
});

it('has no SDK before 5.0', () => {
  expect(textOf(newDesign('basic', '4_2'), 'index.html')).not.toContain('onesdk.js');
});

it('points the style sheet at the picture', () => {
  expect(textOf(design, 'style.css')).toContain('url("./assets/canvas-picture.png")');
  expect(textOf(design, 'generator.json')).not.toContain('base64');
});

it('tells the app name and size', () => {
  expect(JSON.parse(textOf(design, 'template.json'))).toMatchObject({
    name: '春の</script>ふきだし',
    width: 500,
    height: 800,
  });
});

it('embeds fonts that are given', () => {
  const fonts = [{family: 'Kiwi Maru', weight: 500, file: 'kiwi.woff2', bytes: Uint8Array.of(1)}];
  const files = templateFiles(setOptions(named, {'fonts.source': 'bundle'}), {...parts, fonts});
  expect(new TextDecoder().decode(files.get('style.css'))).toContain(
    'src: url("./assets/kiwi.woff2") format("woff2");',
  );
  expect(files.get('assets/kiwi.woff2')).toEqual(Uint8Array.of(1));
});

it('comes back as the design that made it', () => {
  const random = mulberry32(31);
  for (let round = 0; round < 20; round += 1) {
    const one = randomDesign(random);
    expect(readZip(packTemplate(one, parts).bytes)).toEqual({
      kind: 'design',
      design: one,
      warnings: [],
    });
  }
});

describe('a zip that is not ours', () => {
  const zip = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  const bombs = Object.fromEntries(
    Array.from({length: 15}, (_, at) => [`a/assets/${at}.png`, ' '.repeat(2_900_000)]),
  );
  const pictures = ['a/style.css', ...Object.keys(bombs)];
  const many = Object.fromEntries(Array.from({length: 201}, (_, at) => [`a/${at}`, '']));

  it.each([
    ['no zip', strToU8('<!doctype html>'), 'not-a-zip'],
    ['an empty file', new Uint8Array(), 'not-a-zip'],
    ['too large', new Uint8Array(20_000_001), 'too-large'],
    ['too many files', zip(many), 'too-many'],
    ['a way out', zip({'a/../../b': ''}), 'bad-path'],
    ['an absolute path', zip({'/etc/passwd': ''}), 'bad-path'],
    ['a drive', zip({'C:/a': ''}), 'bad-path'],
    ['backslashes', zip({'a\\b': ''}), 'bad-path'],
    ['cut off', packTemplate(design, parts).bytes.slice(0, 300), 'broken'],
    ['broken settings', zip({'a/generator.json': '{'}), 'broken'],
    ['a bomb', zip({'a/style.css': ' '.repeat(3_000_001)}), 'too-large'],
    ['many small bombs', zip(bombs), 'too-large'],
    [
      'one place for many files that claim to be small',
      overlappingZip(pictures, 2_900_000),
      'too-large',
    ],
    ['nothing inside', zip({}), 'no-template'],
    ['something else', zip({'a.txt': '', 'x/notes/index.html': ''}), 'no-template'],
  ] as const)('%s is refused', (_, bytes, problem) => {
    expect(readZip(bytes)).toEqual({kind: 'refused', problem});
    expect(sayZipProblem(problem)).toMatch(/。$/u);
  });

  it('with a password is refused, and the password is named', () => {
    // By Info-ZIP: generator.json under the password "secret".
    const locked = Buffer.from(
      'UEsDBAoACQAAAKu2fl0F3ZZdGgAAAA4AAAAOAAAAZ2VuZXJhdG9yLmpzb24+vYcB/ofkOWTpUgwCi5sQVs2BbBjE4oE85VBLBwgF3ZZdGgAAAA4AAABQSwECHgMKAAkAAACrtn5dBd2WXRoAAAAOAAAADgAAAAAAAAABAAAApIEAAAAAZ2VuZXJhdG9yLmpzb25QSwUGAAAAAAEAAQA8AAAAVgAAAAAA',
      'base64',
    );
    expect(readZip(locked)).toEqual({kind: 'refused', problem: 'broken'});
    expect(sayZipProblem('broken')).toContain('パスワード');
  });

  it('gives its style sheet', () => {
    expect(readZip(zip({'x/style.css': ':root{}', 'x/index.html': ''}))).toEqual({
      kind: 'foreign',
      css: ':root{}',
    });
    expect(readZip(zip({'x/index.html': ''}))).toEqual({kind: 'foreign'});
    expect(readZip(zip({'template.json': '{}'}))).toEqual({kind: 'foreign'});
  });
});

it('gives every name its folder', () => {
  const slugs = ['', '春', '夏', 'My Overlay!', 'my overlay'].map((name) =>
    slugOf(setText(newDesign('basic', '8_0'), 'name', name)),
  );
  expect(slugs[0]).toBe('basic-komebiyori');
  expect(slugs[3]).toMatch(/^basic-my-overlay-[a-z\d]+$/u);
  expect(new Set(slugs).size).toBe(slugs.length);
});
