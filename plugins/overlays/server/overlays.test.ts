import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {beforeAll, describe, expect, it} from 'vitest';
import {BUNDLED_FONTS} from '@komebiyori/overlays/css/bundledFonts';
import {TEMPLATES} from '@komebiyori/overlays/templates';
import {bundledFiles, toFontFiles} from './fonts';
import {framePage, framePolicy} from './framePage';
import {readyTemplates, type ReadyTemplate} from './readyZips';
import {forgetScripts, overlayScripts, type OverlayScripts} from './scripts';

/** Of script a template may have, in bytes: what the families' own have, and half again. */
const MOST_SCRIPT = 16_750;

/** Of all font files of the site, in bytes. */
const MOST_FONTS = 25_000_000;

const make = async (): Promise<[OverlayScripts, ReadyTemplate[]]> => {
  forgetScripts();
  const scripts = await overlayScripts();
  const thumbOf = (): Promise<Uint8Array> => Promise.resolve(Uint8Array.of(1, 2, 3));
  const fonts = toFontFiles(await bundledFiles('/'));
  const parts = {scripts, thumbOf, fonts, siteUrl: 'https://site.example', baseUrl: '/'};
  return [scripts, await readyTemplates(parts)];
};
let scripts: OverlayScripts;
let ready: ReadyTemplate[];

beforeAll(async () => {
  [scripts, ready] = await make();
});

describe('ready zips', () => {
  it('are the same each time', async () => {
    const [, again] = await make();
    expect(again.map(({facts}) => facts.zip)).toEqual(ready.map(({facts}) => facts.zip));
    expect(ready).toHaveLength(TEMPLATES.length);
  });

  it('are what the facts say', () => {
    for (const {facts, bytes} of ready) {
      expect(facts.zip.bytes).toBe(bytes.length);
      expect(facts.zip.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(facts.zip.url).toBe(`/templates/zips/${facts.id}-komebiyori.zip`);
    }
  });

  it('hold the script of their kind, which is small', () => {
    for (const {facts, bytes} of ready) {
      const script = unzipSync(bytes)[`${facts.id}-komebiyori/script.js`];
      expect(new TextDecoder().decode(script)).toBe(scripts.runtimes.get(facts.runtime));
      expect([facts.id, (script?.length ?? 0) < MOST_SCRIPT]).toEqual([facts.id, true]);
    }
  });

  it('lead to the editor', () => {
    const [{facts, bytes} = {}] = ready;
    const readme = unzipSync(bytes ?? new Uint8Array())[`${facts?.id ?? ''}-komebiyori/README.txt`];
    expect(new TextDecoder().decode(readme)).toContain(
      'https://site.example/generator/templates/8_0 ',
    );
  });
});

describe('fonts', () => {
  it('are files of the packages, each with its copyright', async () => {
    const {table, files} = await bundledFiles('/');
    expect(table.licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    const weights = BUNDLED_FONTS.flatMap((font) => font.weights);
    expect(files).toHaveLength(weights.length);
    for (const {row, content} of files) {
      expect(new TextDecoder().decode(content.subarray(0, 4))).toBe('wOF2');
      expect(row.bytes).toBe(content.length);
      expect(row.copyright).toMatch(/^Copyright /u);
      expect(row.url).toBe(`/templates/fonts/${row.file}`);
      expect(existsSync(path.join('static', row.sample))).toBe(true);
    }
    const bytes = files.reduce((sum, {row}) => sum + row.bytes, 0);
    expect(bytes).toBeLessThan(MOST_FONTS);
  });

  it('are in the ready zips, which ask no other host', () => {
    for (const {facts, bytes} of ready) {
      const files = unzipSync(bytes);
      const style = new TextDecoder().decode(files[`${facts.id}-komebiyori/style.css`]);
      expect([facts.id, /https:|@import/u.exec(style)]).toEqual([facts.id, null]);
      for (const [, path = ''] of style.matchAll(/url\("\.\/([^"]+)"\)/gu)) {
        expect(files).toHaveProperty([`${facts.id}-komebiyori/${path}`]);
      }
    }
    const names = ready.flatMap(({bytes}) => Object.keys(unzipSync(bytes)));
    expect(names.filter((name) => name.endsWith('.woff2'))).not.toEqual([]);
  });
});

describe('the page of previews', () => {
  const hash = (text: string): string =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('has one script, which its policy knows', () => {
    const page = framePage(scripts);
    const [, script = ''] = /<script>([^]*)<\/script>/u.exec(page) ?? [];
    expect(page.match(/<script/gu)).toHaveLength(1);
    expect(script).not.toContain('<');
    expect(framePolicy(scripts)).toContain(hash(script));
  });

  it('runs the bundled scripts and nothing else', () => {
    const directives = framePolicy(scripts).split('; ');
    const [, ...sources] =
      directives.find((one) => one.startsWith('script-src '))?.split(' ') ?? [];
    const known = [scripts.frame, scripts.sdk, ...scripts.runtimes.values()].map(hash);
    expect(sources).toEqual(known);
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("frame-ancestors 'self'");
    expect(directives).toContain('sandbox allow-scripts');
    expect(framePolicy(scripts)).not.toMatch(/connect-src|'self' https|unsafe-eval/u);
  });

  it('fits into a header line of every host', () => {
    expect(`  Content-Security-Policy: ${framePolicy(scripts)}`.length).toBeLessThan(2000);
  });
});
