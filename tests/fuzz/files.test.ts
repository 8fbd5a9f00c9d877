import {readFileSync} from 'node:fs';
import {strToU8, zipSync} from 'fflate';
import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {stringify} from 'yaml';
import {readItems, writeItems} from '@komebiyori/effects';
import {sdkItems} from '@komebiyori/effects/testing/fixtures';
import {LIMITS} from '@komebiyori/overlays/model/design';
import {readZip} from '@komebiyori/overlays/package/readZip';
import {readJson, toJsonFile} from '@komebiyori/overlays/share/json';
import {encodeLink} from '@komebiyori/overlays/share/link';
import {randomDesign} from '@komebiyori/overlays/testing/random';
import {isVersion} from '../../plugins/releases/shared/release';
import {fileNameOf, parseUpdateFile} from '../../plugins/releases/server/updateFile';
import {readFile, readText} from '../../src/features/generator/editor/input/readInput';
import {presetsFile, readPresets} from '../../src/features/generator/editor/state/presets';
import {readText as readEffects} from '../../src/features/ponkit/effectEditor/json/exchange';
import {packKit, readKitFile} from '../../src/features/ponkit/kit/kitFile';
import {STARTERS} from '../../src/features/ponkit/kit/starters';
import {printWork, readWork} from '../../src/features/ponkit/work/readWork';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {border, hostileText, nearly, nearlyBytes, nearlyJson, nearlyValue} from './support';

const random = mulberry32(3);
const designs = Array.from({length: 8}, () => randomDesign(random));
const [design = randomDesign(random)] = designs;
const works = STARTERS.map(({work}) => work);
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const ASSET = {id: 'a'.repeat(64), path: 'cat.png', type: 'image/png' as const, size: PNG.length};

/** Zips whose names and texts are anything; `__proto__` alone is a name that fflate cannot write. */
const zips = (names: readonly string[], texts: fc.Arbitrary<string>): fc.Arbitrary<Uint8Array> =>
  fc
    .dictionary(fc.oneof(fc.constantFrom(...names), hostileText), texts, {maxKeys: 6})
    .map((files) =>
      zipSync(
        Object.fromEntries(
          Object.entries(files)
            .filter(([name]) => name !== '__proto__')
            .map(([name, text]) => [name.slice(0, 1000), strToU8(text)]),
        ),
        {level: 1},
      ),
    );

const NAMES = [
  't/generator.json',
  'generator.json',
  't/style.css',
  '../generator.json',
  't/assets/a.png',
];

describe('the template editor', () => {
  const zipOf = (json: string): Uint8Array =>
    zipSync({
      t: {
        'generator.json': strToU8(json),
        'style.css': strToU8('a{}'),
        assets: {'canvas-picture.png': PNG},
      },
    });
  border(
    'takes a design out of a zip, nothing, or says why not',
    fc.oneof(
      nearlyBytes(designs.slice(0, 3).map((one) => zipOf(toJsonFile(one)))),
      nearlyJson(designs).map(zipOf),
      zips(NAMES, nearlyJson(designs)),
    ),
    (bytes) => {
      const read = readZip(bytes, '8_0');
      if (read.kind === 'design') {
        expect(readJson(toJsonFile(read.design))).toEqual({design: read.design, warnings: []});
      }
      readFile('a.zip', bytes, design);
    },
  );
  border('takes a design out of JSON', nearlyJson(designs), (text) => {
    const {design: read, warnings} = readJson(text, '8_0');
    expect(warnings.length).toBeLessThanOrEqual(51);
    expect(readJson(toJsonFile(read))).toEqual({design: read, warnings: []});
  });
  border(
    'takes whatever is pasted or dropped',
    fc.oneof(
      nearlyJson(designs),
      nearly([
        ...designs.map(
          (one) => `https://a.example/generator/templates/8_0#${encodeLink(one).hash}`,
        ),
        ':root { --lcv-font-size: 20px; }\n.comment { color: red }',
      ]),
    ),
    (text) => {
      const input = readText(text, design);
      if (input.kind !== 'design') return;
      expect((input.design.customCss ?? '').length).toBeLessThanOrEqual(LIMITS.kept);
      expect(readJson(toJsonFile(input.design)).design).toEqual(input.design);
    },
  );
  const kept = {presets: designs.map((one, at) => ({name: `見た目${at}`, design: one}))};
  border('takes a list of presets', nearlyValue([kept]), (value) => {
    const presets = readPresets(value);
    if (presets === undefined) return;
    expect(presets.length).toBeLessThanOrEqual(100);
    expect(readPresets(JSON.parse(presetsFile(presets)))).toEqual(presets);
  });
});

describe('the pon-dashi kit', () => {
  const kits = works.map((work) => ({...work, assets: [ASSET]}));
  const zipOf = (work: unknown): Uint8Array =>
    zipSync({
      'manifest.json': strToU8(JSON.stringify({format: 'komebiyori-ponkit', work})),
      'assets/cat.png': PNG,
    });
  const forms = kits.map((work) => ({form: 1, ...work}));
  border(
    'takes a kit out of a zip that makes the same kit again, or says why not',
    fc.oneof(
      nearlyBytes(kits.map((work) => packKit(work, new Map([[ASSET.id, PNG]])))),
      nearlyValue(forms).map(zipOf),
      zips(
        ['manifest.json', 'assets/cat.png', 'k/manifest.json', 'assets/../x'],
        nearlyJson(forms),
      ),
    ),
    (bytes) => {
      const read = readKitFile(bytes);
      if ('problem' in read) return;
      const {work, files} = read.kit;
      const byId = new Map(
        work.assets.flatMap(({id, path}) => {
          const content = files.get(path);
          return content === undefined ? [] : [[id, content] as const];
        }),
      );
      expect(readKitFile(packKit(work, byId))).toEqual({kit: {work, files, left: 0}});
    },
  );
  border('keeps a document that is read whole again', nearlyValue(forms), (value) => {
    const read = readWork(value);
    if (read === undefined) return;
    expect(readWork(JSON.parse(printWork(read.work)))).toEqual({work: read.work, left: 0});
  });
  const items = sdkItems(7, 20);
  border(
    'reads effects of the word party, and again what it writes',
    nearlyJson([items, {items, global: {}}, ...works.map((work) => work.items)]),
    (text) => {
      const read = readEffects(text);
      if (read.kind === 'broken') return;
      const again = readItems(JSON.parse(writeItems(read.items)));
      expect(again).toEqual({items: read.items, global: undefined, problems: []});
    },
  );
});

describe('an update file of a release', () => {
  const files = ['latest.yml', 'latest-mac.yml'].map((name) =>
    readFileSync(`tests/fixtures/releases/${name}`, 'utf8'),
  );
  border(
    'is whole, or its problems are named',
    fc.oneof(
      nearly([
        ...files,
        'a: &a [1]\nb: [*a, *a]\n',
        'version: !!js/function "x"\n',
        `${'- '.repeat(500)}x\n`,
      ]),
    ),
    (text) => {
      const {content, problems} = parseUpdateFile(text, ['exe']);
      expect(content === undefined).toBe(problems.length > 0);
      if (content === undefined) return;
      expect(isVersion(content.version)).toBe(true);
      for (const {url} of content.files) expect(fileNameOf(url)).not.toMatch(/[/\\:]|^\./u);
      expect(parseUpdateFile(stringify(content), ['exe']).content).toEqual(content);
    },
  );
});
