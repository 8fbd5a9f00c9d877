import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {BUNDLED_FONTS} from '@komebiyori/overlays/css/bundledFonts';
import {HANDWRITING} from '@komebiyori/overlays/handwriting';
import {TEMPLATES} from '@komebiyori/overlays/templates';
import {SITE} from '../../config/site';
import {RulesSchema} from '../../plugins/hosting/rules';
import {bundledFiles, toFontFiles} from '../../plugins/overlays/server/fonts';
import {readThumb} from '../../plugins/overlays/server/pictures';
import {readyTemplates} from '../../plugins/overlays/server/readyZips';
import {overlayScripts} from '../../plugins/overlays/server/scripts';
import {FRAME_FILE, fontFile, thumbFile, zipFile} from '../../plugins/overlays/shared/addresses';

const ROOT = path.join(__dirname, '..', '..');
const BUILD = path.join(ROOT, 'build');
const read = (name: string): Buffer => readFileSync(path.join(BUILD, name));

/** What a template's folder holds, as the app and the editor expect it. */
const NAMES = [
  'index.html',
  'style.css',
  'script.js',
  'template.json',
  'thumb.png',
  'generator.json',
  'README.txt',
  'LICENSE.txt',
];

const Entry = v.object({
  name: v.string(),
  date: v.array(v.number()),
  /** SHA-256 of the content. */
  hash: v.string(),
  text: v.nullable(v.string()),
});

/** By what the app lists a template. */
const TemplateJson = v.object({
  name: v.string(),
  link: v.string(),
  width: v.pipe(v.number(), v.minValue(100)),
  height: v.pipe(v.number(), v.minValue(50)),
});

/** Opens a zip with Python, which knows nothing of our writer, and checks each entry's CRC. */
function entriesOf(file: string): v.InferOutput<typeof Entry>[] {
  const script = `
import sys, json, zipfile, hashlib
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
def text(b):
    try: return b.decode('utf-8')
    except UnicodeDecodeError: return None
print(json.dumps([{'name': i.filename, 'date': i.date_time, 'hash': hashlib.sha256(z.read(i)).hexdigest(), 'text': text(z.read(i))} for i in z.infolist()]))`;
  const out = execFileSync('python3', ['-c', script, path.join(BUILD, file)], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return v.parse(v.array(Entry), JSON.parse(out));
}

const ids = TEMPLATES.map(({id}) => id);
const zipOf = (id: string): string => zipFile(`${id}-komebiyori.zip`);

describe('ready zips', () => {
  it('there is one for each template and no other', () => {
    const names = readdirSync(path.join(BUILD, 'templates', 'zips'));
    // `npm run compress` lays compressed copies beside the files.
    expect(names.filter((name) => name.endsWith('.zip')).sort()).toEqual(
      [...ids, HANDWRITING.id].map((id) => `${id}-komebiyori.zip`).sort(),
    );
  });

  it('that of the handwriting overlay holds both pages and the licences of what it brings', () => {
    const entries = entriesOf(zipOf(HANDWRITING.id));
    const folder = `${HANDWRITING.slug}/`;
    expect(entries.map(({name}) => name.replace(folder, '')).sort()).toEqual(
      [
        ...['LICENSE.txt', 'README.txt', 'index.html', 'pad.css', 'pad.html', 'pad.js'],
        ...['script.js', 'style.css', 'template.json', 'thumb.png'],
      ].sort(),
    );
    const textOf = (name: string): string =>
      entries.find((entry) => entry.name === `${folder}${name}`)?.text ?? '';
    expect(JSON.parse(textOf('template.json'))).toMatchObject({
      name: HANDWRITING.name,
      width: 1920,
      height: 1080,
    });
    expect(textOf('LICENSE.txt')).toContain('Brendan Hagan');
    expect(textOf('LICENSE.txt')).toContain('crypto-js');
    // Nothing that a policy without 'unsafe-inline' and 'unsafe-eval' would stop.
    for (const name of ['index.html', 'pad.html']) {
      expect(textOf(name)).not.toMatch(/<script>|<style|\sstyle=|\son[a-z]+=/u);
    }
    for (const name of ['script.js', 'pad.js']) {
      expect(textOf(name)).not.toMatch(/\beval\(|new Function\(/u);
    }
  });

  it.each(ids)('%s is one folder with the files of a template', (id) => {
    const entries = entriesOf(zipOf(id));
    const folder = `${id}-komebiyori/`;
    expect(entries.every(({name}) => name.startsWith(folder))).toBe(true);
    const names = entries.map(({name}) => name.slice(folder.length));
    expect(names.filter((name) => !name.startsWith('assets/'))).toEqual(NAMES);
    for (const {date} of entries) expect(date).toEqual([1980, 1, 1, 0, 0, 0]);

    const textOf = (name: string): string =>
      entries.find((entry) => entry.name === folder + name)?.text ?? '';
    const listed = v.parse(TemplateJson, JSON.parse(textOf('template.json')));
    expect(listed.name).toBe(TEMPLATES.find((template) => template.id === id)?.name);
    expect(listed.link).toBe(`${SITE.defaultUrl}/generator/templates/8_0`);
    expect(JSON.parse(textOf('generator.json'))).toMatchObject({template: id, app: '8_0'});
    expect(textOf('LICENSE.txt')).toContain('MIT License');
    // All that it asks of the app.
    const scripts = textOf('index.html').match(/<script src="[^"]*"/gu);
    expect(scripts).toEqual([
      '<script src="../__origin/js/onesdk.js"',
      '<script src="./script.js"',
    ]);
    // All that the style sheet asks for is in the zip. Drawings in it name the namespace of SVG.
    const style = textOf('style.css').replaceAll(/url\("data:[^"]*"\)/gu, '');
    expect(style).not.toMatch(/https?:|@import/u);
    for (const [, asset = ''] of style.matchAll(/url\("\.\/([^"]+)"\)/gu)) {
      expect(names).toContain(asset);
    }
    const thumb = entries.find(({name}) => name === `${folder}thumb.png`);
    const drawn = readFileSync(path.join(ROOT, 'packages/overlays/templates', id, 'thumb.png'));
    expect(thumb?.hash).toBe(createHash('sha256').update(drawn).digest('hex'));
  });

  it('are the same bytes when they are made again, and the page names size and hash', async () => {
    const again = await readyTemplates({
      fonts: toFontFiles(await bundledFiles('/')),
      scripts: await overlayScripts(),
      thumbOf: (id) => readThumb(ROOT, id),
      siteUrl: SITE.defaultUrl,
      baseUrl: '/',
    });
    const page = read('templates/downloads.html').toString('utf8');
    for (const {facts, bytes} of again) {
      const built = read(zipOf(facts.id));
      expect([facts.id, built.equals(bytes)]).toEqual([facts.id, true]);
      expect(page).toContain(facts.zip.sha256);
      expect(page).toContain(`${bytes.length.toLocaleString('ja-JP')}バイト`);
    }
  });
});

describe('what the scripts of the pages know of the zips', () => {
  // The bundler puts the hashes of its files into each other by replacing texts. Were they shorter, one
  // would stand by chance within a hash or be a colour somewhere, and be replaced there, too.
  it('is their SHA-256', () => {
    const folder = path.join(BUILD, 'assets', 'js');
    const scripts = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
    const unknown = readdirSync(path.join(BUILD, 'templates', 'zips'))
      .filter((name) => name.endsWith('.zip'))
      .filter(
        (name) =>
          !scripts.includes(
            createHash('sha256')
              .update(read(zipFile(name)))
              .digest('hex'),
          ),
      );
    expect(unknown).toEqual([]);
  });
});

describe('fonts', () => {
  it('there is a file for each family and weight that is bundled', async () => {
    const {table} = await bundledFiles('/');
    for (const {family, weights} of BUNDLED_FONTS) {
      const rows = table.fonts.filter((row) => row.family === family);
      expect(rows.map(({weight}) => weight)).toEqual(weights);
    }
    for (const {file, bytes} of table.fonts) {
      const content = read(fontFile(file));
      expect([file, content.length]).toEqual([file, bytes]);
      expect(content.toString('latin1', 0, 4)).toBe('wOF2');
    }
  });

  it('bring their copyright and the licence', () => {
    const held = TEMPLATES.flatMap(({id}) => {
      const entries = entriesOf(zipOf(id));
      if (!entries.some(({name}) => name.endsWith('.woff2'))) return [];
      return [entries.find(({name}) => name.endsWith('/LICENSE.txt'))?.text ?? ''];
    });
    expect(held).not.toEqual([]);
    for (const text of held) {
      expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
      expect(text).toMatch(/^Font: .+\nCopyright /mu);
    }
  });
});

describe('pages of the galleries, without script', () => {
  it.each(['templates/downloads.html', 'generator/templates.html'])('%s shows them all', (name) => {
    const page = read(name).toString('utf8');
    for (const {id, name: title} of TEMPLATES) {
      expect(page).toContain(title);
      expect(page).toContain(`/generator/templates/8_0?template=${id}`);
      expect(page).toContain(`/${thumbFile(id)}`);
      expect(existsSync(path.join(BUILD, thumbFile(id)))).toBe(true);
    }
  });

  it('the zips are links', () => {
    const page = read('templates/downloads.html').toString('utf8');
    for (const id of ids) expect(page).toMatch(new RegExp(`href="?/${zipOf(id)}`, 'u'));
  });
});

describe('the frame of previews', () => {
  const rules = v.parse(RulesSchema, JSON.parse(read('_hosting/rules.json').toString('utf8')));
  const policy = rules.headers.files[`/${FRAME_FILE}`]?.['Content-Security-Policy'] ?? '';
  const hashOf = (text: string): string =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('is served with a policy that knows its script and those of all zips', () => {
    const [, script = ''] =
      /<script>([^]*)<\/script>/u.exec(read(FRAME_FILE).toString('utf8')) ?? [];
    expect(policy).toContain(hashOf(script));
    for (const id of ids) {
      const entry = entriesOf(zipOf(id)).find(({name}) => name.endsWith('/script.js'));
      expect([id, policy.includes(hashOf(entry?.text ?? ''))]).toEqual([id, true]);
    }
  });

  it('is the only document of the site that may be framed', () => {
    expect(policy).toContain("frame-ancestors 'self'");
    expect(rules.headers.everywhere['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });
});
