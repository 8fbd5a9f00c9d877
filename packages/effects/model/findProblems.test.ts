import {describe, expect, it} from 'vitest';
import {defaultItem, findProblems, MAX_FILE_BYTES, type Item} from '.';
import {hasNestedRepeat, isSlow, matches, readPattern} from './patterns';

const popper = defaultItem('popper', 'p');
const connector = (id: string, ...targets: string[]): Item => ({
  ...defaultItem('connector', id),
  options: {
    items: targets.map((targetId, i) => ({id: `${id}${i}`, targetId, delay: 0})),
    lotteryItems: [],
  },
});
const messages = (...items: Item[]): string[] => findProblems(items).map(({message}) => message);

describe('problems of items', () => {
  it('are values outside the ranges of the manual', () => {
    const notifier = defaultItem('notifier', 'n');
    const found = findProblems([
      {...popper, options: {...popper.options, amount: 201}},
      {...notifier, options: {...notifier.options, x: [0, 50], y: [60, 40]}},
      {...notifier, id: 'm', options: {...notifier.options, positionType: 'pixel', x: [0, 1920]}},
      {...popper, id: 'q', soundDelay: 10_001},
    ]);
    expect(found.map(({index, path}) => [index, path])).toEqual([
      [0, 'options.amount'],
      [1, 'options.x'],
      [1, 'options.y'],
      [3, 'soundDelay'],
    ]);
    expect(found[1]?.message).toContain('1〜100%');
    expect(found[2]?.message).toContain('始めを終わりより小さく');
  });

  it('leave out fields that do not act', () => {
    const options = {...popper.options, colors: [], imageScale: 99};
    expect(findProblems([{...popper, options: {...options, type: 'emoji'}}])).toEqual([]);
    expect(findProblems([{...popper, options}]).map(({path}) => path)).toEqual(['options.colors']);
  });

  it('are ids used twice', () => {
    expect(messages(popper, {...popper, name: '二つ目'}).join()).toContain(
      'IDが、ほかの演出と同じ',
    );
  });

  it('are connections to nothing, to something switched off, and in a circle', () => {
    expect(messages(connector('a', 'gone')).join()).toContain('一覧にない');
    expect(messages(connector('a', 'p'), {...popper, enabled: false}).join()).toContain('オフです');
    expect(messages(connector('a', 'p'), popper)).toEqual([]);
    const circle = [connector('a', 'b'), connector('b', 'c'), connector('c', 'a', 'p'), popper];
    const found = findProblems(circle).filter(({message}) => message.includes('自分に戻って'));
    expect(found.map(({id}) => id)).toEqual(['a', 'b', 'c']);
    // One that only leads into a circle is not itself in it.
    const outside = findProblems([connector('d', 'a'), ...circle]);
    expect(outside.filter(({id}) => id === 'd')).toEqual([]);
  });

  it('are pictures and sounds of more than ten megabytes', () => {
    const item: Item = {...popper, sound: 'clap.wav'};
    const sizes = new Map([['clap.wav', MAX_FILE_BYTES + 1]]);
    expect(findProblems([item])).toEqual([]);
    expect(findProblems([item], {sizes})[0]?.message).toContain('clap.wav');
    const url = `data:image/png;base64,${'A'.repeat(MAX_FILE_BYTES * 1.4)}`;
    const large: Item = {...popper, options: {...popper.options, type: 'image', images: [url]}};
    expect(findProblems([large])).toHaveLength(1);
  });

  it('are expressions that cannot be read, and a warning for repeats in repeats', () => {
    const found = findProblems([{...popper, pattern: ['/(/', '/(a+)+$/', '/[8８]{3,}/', '(']}]);
    expect(found.map(({severity}) => severity)).toEqual(['error', 'warning']);
  });

  it('are expressions that took too long', () => {
    const item = {...popper, pattern: ['/^(a|aa)+$/', '/[wｗ]{3,}$/']};
    const found = findProblems([item], {slow: new Set(['/^(a|aa)+$/'])});
    expect(found.map(({severity}) => severity)).toEqual(['error']);
  });
});

describe('patterns', () => {
  // Every line of the manual's table of patterns (feature/wordparty), with what it says of it.
  it.each([
    ['8888', ['8888', 'すごい88888888'], ['888', '８８８８']],
    ['おつ', ['おつ', 'おつかれさま'], ['乙', 'オツ']],
    ['gg', ['GG', 'gg wp', 'egg'], ['ｇＧ']],
    ['/[8８]{3,}/', ['888', '８８８８８'], ['88']],
    ['/^草$/', ['草'], ['草原に行こう']],
    ['/[wｗ]{3,}$/', ['それはwww'], ['wwwは草']],
    ['/おめでとう|おめ|祝/', ['誕生日おめ！'], ['ありがとう']],
    ['/(?:パチ){2,}/', ['パチパチパチ'], ['パチンコ']],
    [String.raw`/\bgg\b/`, ['gg', 'gg wp'], ['egg']],
    ['/[!！]{3,}/', ['すごい!!!'], ['すごい!']],
    [String.raw`/いいね\?/`, ['いいね?'], ['いいね']],
  ])('%s', (line, fitting, others) => {
    for (const text of fitting) expect(matches(line, text), text).toBe(true);
    for (const text of others) expect(matches(line, text), text).toBe(false);
    const pattern = readPattern(line);
    if (pattern.kind === 'expression') {
      expect(isSlow(pattern.expression, () => performance.now())).toBe(false);
      expect(hasNestedRepeat(pattern.expression.source)).toBe(false);
    }
  });

  it('finds repeats in repeats and nothing else', () => {
    for (const source of ['(a+)+', '(?:a*b)*', '((a+)b)*', '(a|b{2,})+', '(x(y+)){3,}']) {
      expect(hasNestedRepeat(source), source).toBe(true);
    }
    for (const source of ['a+b+', '(ab)+', '(a+)(b)+', String.raw`(\(a\+)+`, '([+*])+', '(a+)']) {
      expect(hasNestedRepeat(source), source).toBe(false);
    }
  });

  it('fits nothing with an empty or a broken line, and gives the same answer twice', () => {
    expect(matches('', 'x')).toBe(false);
    expect(matches('/(/', '(')).toBe(false);
    expect([matches('/a/g', 'a'), matches('/a/g', 'a')]).toEqual([true, true]);
  });
});
