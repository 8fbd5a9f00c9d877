import {describe, expect, it} from 'vitest';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {
  addAsset,
  addButton,
  addPage,
  changeButton,
  duplicateButton,
  freePlace,
  moveButton,
  movePage,
  newPage,
  picturesOf,
  placeOf,
  poolButton,
  poolOf,
  removeAsset,
  removeButton,
  removePage,
  renamePage,
  resizePage,
} from './edit';
import {newButton, MAX_BUTTONS, MAX_PAGES, type Work} from './work';
import {readWork, printWork} from './readWork';

const at = (slot: number, pageId = 'p') => ({pageId, slot});
/** One page of 3 × 2 with buttons a, b and c in its first row, and d in the pool. */
const WORK: Work = {
  pages: [{...newPage('p', '基本', 3, 2), slots: ['a', 'b', 'c', null, null, null]}],
  buttons: ['a', 'b', 'c', 'd'].map(newButton),
  items: [],
  assets: [],
};
const slots = ({pages}: Work, index = 0) => pages[index]?.slots;

describe('a button', () => {
  it('changes places with the one that is there', () => {
    expect(slots(moveButton(WORK, 'a', at(2)))).toEqual(['c', 'b', 'a', null, null, null]);
    expect(slots(moveButton(WORK, 'a', at(5)))).toEqual([null, 'b', 'c', null, null, 'a']);
    expect(moveButton(WORK, 'a', at(0))).toBe(WORK);
  });

  it('from the pool sends the one that is there to the pool', () => {
    const moved = moveButton(WORK, 'd', at(0));
    expect(slots(moved)?.[0]).toBe('d');
    expect(poolOf(moved).map(({id}) => id)).toEqual(['a']);
  });

  it('leaves its page and is still there, or goes for good', () => {
    expect(poolOf(poolButton(WORK, 'b')).map(({id}) => id)).toEqual(['b', 'd']);
    const gone = removeButton(WORK, 'b');
    expect([slots(gone)?.[1], gone.buttons.length]).toEqual([null, 3]);
  });

  it('has a copy that no key presses, on the first free place or in the pool', () => {
    const keyed = changeButton(WORK, 'a', {shortcut: 'KeyA', midi: 3, label: '拍手'});
    const copied = duplicateButton(keyed, 'a', 'e');
    expect(slots(copied)?.[3]).toBe('e');
    expect(copied.buttons.at(-1)).toMatchObject({label: '拍手', shortcut: null, midi: null});
    const full = resizePage(keyed, 'p', 3, 1);
    expect(placeOf(duplicateButton(full, 'a', 'e'), 'e')).toBeUndefined();
    expect(freePlace(full, 'p')).toBeUndefined();
  });

  it('is not added when there are too many', () => {
    const full = {
      ...WORK,
      buttons: Array.from({length: MAX_BUTTONS}, (_, i) => newButton(`b${i}`)),
    };
    expect(addButton(full, newButton('x'), at(3))).toBe(full);
  });
});

describe('a page', () => {
  it('of another size keeps rows and columns, fills up, and leaves the rest in the pool', () => {
    expect(slots(resizePage(WORK, 'p', 4, 2))).toEqual([
      'a',
      'b',
      'c',
      null,
      ...[null, null, null, null],
    ]);
    expect(slots(resizePage(WORK, 'p', 2, 2))).toEqual(['a', 'b', 'c', null]);
    const small = resizePage(WORK, 'p', 1, 1);
    expect(poolOf(small).map(({id}) => id)).toEqual(['b', 'c', 'd']);
  });

  it('goes, but not the last one, and its buttons wait in the pool', () => {
    expect(removePage(WORK, 'p')).toBe(WORK);
    const two = addPage(WORK, newPage('q', '2', 2, 2));
    expect(removePage(two, 'p').buttons).toHaveLength(4);
    expect(poolOf(removePage(two, 'p'))).toHaveLength(4);
    expect(movePage(two, 'q', -1).pages.map(({id}) => id)).toEqual(['q', 'p']);
    expect(movePage(two, 'q', 1)).toBe(two);
    expect(renamePage(two, 'q', 'クイズ').pages[1]?.name).toBe('クイズ');
  });

  it('is not added when there are too many', () => {
    let many = WORK;
    for (let i = 0; i < MAX_PAGES + 5; i += 1) many = addPage(many, newPage(`p${i}`, 'x'));
    expect(many.pages).toHaveLength(MAX_PAGES);
  });
});

it('a picture that goes is on no button any more', () => {
  const asset = {id: 'a'.repeat(64), path: 'cat.png', type: 'image/png', size: 9} as const;
  const shown = changeButton(addAsset(WORK, asset), 'a', {image: 'cat.png'});
  expect(picturesOf(shown)).toEqual([asset]);
  expect(addAsset(shown, {...asset, id: 'b'.repeat(64)})).toBe(shown);
  expect(removeAsset(shown, 'cat.png')).toEqual(WORK);
});

it('whatever is done, no button is lost or twice, and the document can be read again', () => {
  const random = mulberry32(3);
  const upTo = (max: number): number => Math.floor(random() * max);
  let work = WORK;
  let serial = 0;
  const someButton = () => work.buttons[upTo(work.buttons.length)]?.id ?? '';
  const somePage = () => work.pages[upTo(work.pages.length)] ?? newPage('none', 'x');
  const place = () => {
    const page = somePage();
    return at(upTo(page.slots.length), page.id);
  };
  const deeds = [
    () => moveButton(work, someButton(), place()),
    () => poolButton(work, someButton()),
    () => duplicateButton(work, someButton(), `n${(serial += 1)}`),
    () => resizePage(work, somePage().id, 1 + upTo(8), 1 + upTo(8)),
    () => addPage(work, newPage(`q${(serial += 1)}`, 'x', 1 + upTo(8), 1 + upTo(8))),
    () => removePage(work, somePage().id),
  ];
  for (let step = 0; step < 800; step += 1) {
    const before = work.buttons.length;
    work = deeds[upTo(deeds.length)]?.() ?? work;
    expect(work.buttons.length).toBeGreaterThanOrEqual(before);
    const placed = work.pages.flatMap((page) => page.slots).filter((id) => id !== null);
    expect(new Set(placed).size).toBe(placed.length);
    expect(placed.length + poolOf(work).length).toBe(work.buttons.length);
  }
  expect(readWork(JSON.parse(printWork(work)))).toEqual({work, left: 0});
});

describe('reading', () => {
  it.each([undefined, null, 5, [], {}, {form: 2}, {form: '1'}, {form: 1, pages: {}}])(
    '%j is no document',
    (value) => {
      expect(readWork(value)).toBeUndefined();
    },
  );

  it('mends what does not fit together', () => {
    const [page] = WORK.pages;
    const broken = {
      form: 1,
      pages: [
        {...page, slots: ['a', 'a', 'nobody', null, null, null]},
        {...page, id: 'q', slots: ['a', 'b', null, null, null, null]},
        {...page, id: 'short', slots: ['c']},
        page,
      ],
      buttons: [...WORK.buttons, newButton('a'), {...newButton('x'), count: 21}, 'nonsense'],
    };
    const read = readWork(broken);
    expect(read?.work.pages.map((one) => one.slots)).toEqual([
      ['a', null, null, null, null, null],
      [null, 'b', null, null, null, null],
    ]);
    expect(read?.work.buttons).toHaveLength(4);
    expect(read?.left).toBe(5);
  });

  it('takes no file whose name leads elsewhere, and no name twice', () => {
    const asset = {id: 'a'.repeat(64), type: 'image/png', size: 9};
    const paths = ['cat.png', 'CAT.png', '../cat.png', 'a/b.png', '.hidden', 'C:x.png', ''];
    const assets = paths.map((path, i) => ({...asset, path, id: `${i}`.repeat(64)}));
    expect(readWork({form: 1, assets})?.work.assets.map(({path}) => path)).toEqual(['cat.png']);
  });
});
