import {strFromU8, strToU8, unzipSync, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {findProblems} from '@komebiyori/effects';
import {overlappingZip} from '@komebiyori/overlays/testing/overlappingZip';
import {addButton, newPage} from '../work/edit';
import {newButton, type Work} from '../work/work';
import {readWork, printWork} from '../work/readWork';
import {MAX_KIT, packKit, readKitFile} from './kitFile';
import {decodeKitLink, encodeKitLink} from './link';
import {compare, fitNames, keyOf, mergeKit, type Choice} from './merge';
import {sayProblem} from './problems';
import {STARTERS} from './starters';

const [BASIC, QUIZ] = STARTERS;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const id = (digit: string): string => digit.repeat(64);

/** A work with a page, a button with a picture, and an effect that throws the picture. */
function pictured(assetId: string, path = 'cat.png'): Work {
  const {work} = BASIC;
  const [first, ...rest] = work.buttons;
  const [item] = work.items;
  if (item?.effect !== 'popper' || first === undefined) throw new Error('Another starter');
  return {
    ...work,
    buttons: [{...first, image: path}, ...rest],
    items: [{...item, options: {...item.options, images: [path], emojis: ['cat.png']}}],
    assets: [{id: assetId, path, type: 'image/png', size: PNG.length}],
  };
}

const zip = (entries: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
const manifest = (work: unknown): string => JSON.stringify({format: 'komebiyori-ponkit', work});

describe('starters', () => {
  it.each(STARTERS.map((one) => [one.name, one.work] as const))(
    '%s can be read again whole, with an effect for every word',
    (_, work) => {
      expect(readWork(JSON.parse(printWork(work)))).toEqual({work, left: 0});
      expect(findProblems(work.items).filter(({severity}) => severity === 'error')).toEqual([]);
      const patterns = new Set(work.items.flatMap(({pattern}) => pattern));
      for (const key of work.buttons.flatMap(({keys}) => keys)) expect(patterns).toContain(key);
    },
  );

  it('use no word and no id twice, so that all of them can be taken in', () => {
    const works = STARTERS.map(({work}) => work);
    const ids = works.flatMap(({buttons, items}) => [...buttons, ...items].map((one) => one.id));
    const words = works.flatMap(({items}) => items.flatMap(({pattern}) => pattern));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('a zip', () => {
  const work = pictured(id('a'));
  const bytes = packKit(work, new Map([[id('a'), PNG]]));

  it('brings everything back, and its effects stand in a file of their own', () => {
    const read = readKitFile(bytes);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.kit.work).toEqual(work);
    expect(read.kit.left).toBe(0);
    expect(read.kit.files.get('cat.png')).toEqual(PNG);
    const items: unknown = JSON.parse(
      strFromU8(unzipSync(bytes)['items.json'] ?? new Uint8Array()),
    );
    expect(items).toEqual(work.items);
  });

  it('may have been packed again in a folder', () => {
    const again: Record<string, string | Uint8Array> = {'__MACOSX/x': ''};
    for (const [name, one] of Object.entries(unzipSync(bytes))) again[`kit/${name}`] = one;
    expect(readKitFile(zip(again))).toHaveProperty('kit');
  });

  it('leaves out a file whose bytes are lost', () => {
    const read = readKitFile(packKit(work, new Map()));
    expect('kit' in read && read.kit.work.assets).toEqual([]);
  });

  it.each<[string, Uint8Array]>([
    ['not-a-zip', strToU8('こんにちは')],
    ['not-a-zip', new Uint8Array()],
    ['broken', bytes.slice(0, bytes.length / 2)],
    ['not-a-kit', zip({'style.css': ''})],
    ['not-a-kit', zip({'manifest.json': '{"format":"other"}'})],
    ['broken', zip({'manifest.json': '{'})],
    ['newer', zip({'manifest.json': manifest({form: 2})})],
    ['broken', zip({'manifest.json': manifest({form: 1, assets: work.assets})})],
    ['bad-path', zip({'manifest.json': manifest({form: 1}), '../evil.png': PNG})],
    ['bad-path', zip({'assets/../../evil.png': PNG})],
    ['bad-path', zip({'/etc/passwd': ''})],
    ['bad-path', zip({'C:\\evil.png': PNG})],
    ['bad-path', zip({'assets\\..\\evil.png': PNG})],
    ['too-many', zip(Object.fromEntries(Array.from({length: 600}, (_, i) => [`f${i}`, ''])))],
    ['too-large', zip({'manifest.json': new Uint8Array(5 * 1024 * 1024)})],
    ['too-large', zip({'assets/bomb.png': new Uint8Array(11 * 1024 * 1024)})],
  ])('is refused: %s', (problem, hostile) => {
    expect(readKitFile(hostile)).toEqual({problem});
  });

  it('gets no more room than it may have, whatever it claims of a part', () => {
    const bomb = zip({'manifest.json': new Uint8Array(3 * 1024 * 1024)});
    // The claims of the uncompressed size, in both headers (APPNOTE, 4.3.7 and 4.3.12), made small.
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    view.setUint32(22, 16, true);
    for (let at = bomb.length - 22; at > 0; at -= 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 16, true);
    }
    expect(readKitFile(bomb)).toEqual({problem: 'broken'});
    expect(readKitFile({length: MAX_KIT + 1} as Uint8Array)).toEqual({problem: 'too-large'});
  });

  it('is not unpacked where one place stands for many files that claim to be small', () => {
    const names = Array.from({length: 15}, (_, at) => `assets/${at}.png`);
    expect(readKitFile(overlappingZip(names, 8_000_000))).toEqual({problem: 'too-large'});
  });

  it('keeps what it can of a manifest with wrong parts, and counts the others', () => {
    const mixed = {form: 1, buttons: [...BASIC.work.buttons, {id: 'x', keys: 5}], pages: ['?']};
    const read = readKitFile(zip({'manifest.json': manifest(mixed)}));
    expect('kit' in read && [read.kit.work.buttons.length, read.kit.left]).toEqual([8, 2]);
  });
});

describe('a link', () => {
  it('brings back everything but files', () => {
    const {hash, fits} = encodeKitLink(pictured(id('a')));
    expect(fits).toBe(true);
    expect(decodeKitLink(`#${hash}`)).toEqual({work: {...pictured(id('a')), assets: []}, left: 0});
  });

  it('takes no files, whatever it says', () => {
    const {work} = BASIC;
    const {hash} = encodeKitLink(work);
    const read = decodeKitLink(hash);
    expect(read !== undefined && 'work' in read && read.work.assets).toEqual([]);
  });

  it.each([
    ['', undefined],
    ['#top', undefined],
    ['#kit=', {problem: 'link-garbled'}],
    ['#kit=1.', {problem: 'link-garbled'}],
    ['#kit=1.!!', {problem: 'link-garbled'}],
    ['#kit=1.AAAA', {problem: 'link-garbled'}],
    [`#${encodeKitLink(BASIC.work).hash.slice(0, 300)}`, {problem: 'link-garbled'}],
    ['#kit=2.AAAA', {problem: 'newer'}],
    [`#kit=1.${'A'.repeat(50_000)}`, {problem: 'link-too-long'}],
  ])('%s is refused', (hash, answer) => {
    expect(decodeKitLink(hash)).toEqual(answer);
  });
});

describe('merging', () => {
  const {work} = BASIC;
  const merge = (kit: Work, choice?: Choice, into = work): Work => {
    let serial = 0;
    const fitted = fitNames(into, kit);
    const choices = new Map(
      choice === undefined ? [] : compare(into, fitted).map((one) => [keyOf(one), choice]),
    );
    return mergeKit(into, fitted, {
      choices,
      newId: () => {
        serial += 1;
        return `copy-${serial}`;
      },
    });
  };
  const [first, second] = work.buttons;
  if (first === undefined || second === undefined) throw new Error('A starter without buttons');

  it('of the same kit changes nothing', () => {
    expect(compare(work, work).every(({status}) => status === 'same')).toBe(true);
    expect(merge(work)).toEqual(work);
  });

  it('adds what is new after what is there', () => {
    const merged = merge(QUIZ.work);
    expect(merged.pages.map(({name}) => name)).toEqual(['基本', 'クイズ']);
    expect(merged.buttons).toHaveLength(16);
    expect(merge(QUIZ.work, 'leave')).toEqual(work);
  });

  it('replaces, leaves or doubles what is changed, as was chosen', () => {
    const kit = {...work, buttons: [{...first, label: '大拍手'}, ...work.buttons.slice(1)]};
    expect(compare(work, kit).filter(({status}) => status !== 'same')).toEqual([
      {kind: 'buttons', id: first.id, name: '👏 大拍手', status: 'changed'},
    ]);
    expect(merge(kit).buttons[0]?.label).toBe('大拍手');
    expect(merge(kit, 'leave')).toEqual(work);
    const choices = new Map([[keyOf({kind: 'buttons', id: first.id}), 'both' as const]]);
    const both = mergeKit(work, kit, {choices, newId: () => 'copy'});
    expect(both.buttons).toHaveLength(9);
    expect(both.buttons.at(-1)).toMatchObject({id: 'copy', label: '大拍手'});
    expect(both.pages).toEqual(work.pages);
  });

  it('puts a button on one place only, on the page that comes in', () => {
    const page = {...newPage('p2', '別', 2, 1), slots: [first.id, 'unknown']};
    const merged = merge({...work, pages: [page], items: []});
    expect(merged.pages[0]?.slots[0]).toBeNull();
    expect(merged.pages[1]?.slots).toEqual([first.id, null]);
  });

  it('gives a page beside the old one buttons of its own', () => {
    const [page] = work.pages;
    if (page === undefined) throw new Error('A starter without a page');
    const kit = {...work, pages: [{...page, name: '基本2'}]};
    const choices = new Map([[keyOf({kind: 'pages', id: page.id}), 'both' as const]]);
    let serial = 0;
    const newId = () => `copy-${(serial += 1)}`;
    const merged = mergeKit(work, kit, {choices, newId});
    expect(merged.pages[0]).toEqual(page);
    const copies = merged.pages[1]?.slots.filter((slot) => slot !== null) ?? [];
    expect(copies).toHaveLength(8);
    expect(new Set([...copies, ...page.slots.filter((slot) => slot !== null)]).size).toBe(16);
    expect(merged.buttons).toHaveLength(16);
  });

  it('renames another file of the same name, wherever it is named as a file', () => {
    const mine = pictured(id('a'));
    const fitted = fitNames(mine, pictured(id('b'), 'CAT.png'));
    expect(fitted.assets[0]?.path).toBe('CAT-2.png');
    expect(fitted.buttons[0]?.image).toBe('CAT-2.png');
    expect(fitted.items[0]?.options).toMatchObject({images: ['CAT-2.png'], emojis: ['cat.png']});
  });

  it('knows a file by its content, whatever it is called', () => {
    const fitted = fitNames(pictured(id('a')), pictured(id('a'), 'neko.png'));
    expect(compare(pictured(id('a')), fitted).every(({status}) => status === 'same')).toBe(true);
  });
});

it('a button that is added by hand is no part of a starter', () => {
  const more = addButton(BASIC.work, newButton('mine'), undefined);
  expect(compare(more, BASIC.work).every(({status}) => status === 'same')).toBe(true);
});

it('says of every refusal what to do, and that nothing was lost', () => {
  expect(sayProblem('broken')).toContain('変わっていません');
});
