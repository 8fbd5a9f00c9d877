import {describe, expect, it} from 'vitest';
import {placeOf} from '@site/plugins/playground/shared/messages';
import {addLine, type Entry} from './consoleLines';
import {explainError} from './explainError';
import {createFloodGauge, wasHung} from './hang';
import {MOST_SCRIPTS, prepareDocument} from './prepareDocument';

const SDK = '<script src="../__origin/js/onesdk.js"></script>';

describe('a template in the frame', () => {
  it('gets its files and the SDK as files of the frame', () => {
    const html = `<link rel="stylesheet" href="./style.css" />${SDK}<script src='./script.js'></script>`;
    const {
      html: page,
      files,
      unused,
    } = prepareDocument({html, css: 'a{}', script: 'b()'}, 'sdk', 'M');
    expect(page).toBe(
      `<link rel="stylesheet" href="${files[2]?.mark ?? ''}" /><script src="${files[0]?.mark ?? ''}"></script><script src='${files[1]?.mark ?? ''}'></script>`,
    );
    expect(files.map(({name, text}) => [name, text])).toEqual([
      ['onesdk.js', 'sdk'],
      ['script.js', 'b()'],
      ['style.css', 'a{}'],
    ]);
    expect(unused).toEqual([]);
  });

  it('keeps the lines of scripts in its page', () => {
    const html = '<body>\n\n<script>\nboom();\n</script>';
    const [file] = prepareDocument({html, css: '', script: ''}, 'sdk', 'M').files;
    expect(file?.name).toBe('index.html');
    expect(file?.text.split('\n').indexOf('boom();')).toBe(3);
    expect(html.split('\n').indexOf('boom();')).toBe(3);
  });

  it('keeps data and foreign addresses as they are', () => {
    const html =
      '<script type="application/json">{"a":1}</script><script src="https://example.com/a.js"></script>';
    expect(prepareDocument({html, css: '', script: ''}, 'sdk', 'M').html).toBe(html);
  });

  it('tells of files that the page does not load', () => {
    const parts = {html: '<p>', css: 'a{}', script: 'b()'};
    expect(prepareDocument(parts, 'sdk', 'M').unused).toEqual(['style.css', 'script.js']);
  });
});

describe('a page that is made to take long', () => {
  const prepare = (html: string) => prepareDocument({html, css: '', script: ''}, 'sdk', 'M');

  it.each([
    ['scripts without an end', '<script>'],
    ['scripts whose tags have no end', '<script '],
    ['links without an end', '<link '],
    ['links whose addresses have no end', '<link href='],
    ['scripts whose ends have no end', '<script></script '],
  ])('stays as it is: %s', (_, part) => {
    const html = part.repeat(Math.floor(199_000 / part.length));
    expect(prepare(html)).toMatchObject({html, files: [], leftOut: 0});
  });

  it('runs its first scripts, on their lines, and tells how many more there are', () => {
    const {html, files, leftOut} = prepare('\n\n<script>a()</script>'.repeat(9000));
    expect(files).toHaveLength(MOST_SCRIPTS);
    expect(files.at(-1)?.text).toBe(`${'\n'.repeat(2 * MOST_SCRIPTS)}a()`);
    expect(html.match(/<script/gu)).toHaveLength(MOST_SCRIPTS);
    expect(leftOut).toBe(9000 - MOST_SCRIPTS);
  });

  it('holds a file that it loads again and again but once', () => {
    const {html, files} = prepare(SDK.repeat(4000));
    expect(files).toHaveLength(1);
    expect(html.split(`"${files[0]?.mark ?? ''}"`)).toHaveLength(4001);
  });
});

describe('scripts in a page', () => {
  const typed = (attributes: string): readonly string[] => {
    const html = `<script${attributes}>a()</script>`;
    return prepareDocument({html, css: '', script: ''}, 'sdk', 'M').files.map(({text}) => text);
  };

  it.each([
    '',
    ' type="text/javascript"',
    ' type=module',
    ' type="application/x-javascript"',
    ' data-type="b" data-src="c.js"',
  ])('run: <script%s>', (attributes) => {
    expect(typed(attributes)).toEqual(['a()']);
  });
  it.each([' type="text/x-template"', ' type="importmap"', ' src="c.js"'])(
    'do not run: <script%s>',
    (attributes) => {
      expect(typed(attributes)).toEqual([]);
    },
  );
});

describe('the place of an error', () => {
  const names = new Map([['blob:null/1-2', 'script.js']]);
  it.each([
    ['Error: a\n    at main (blob:null/1-2:12:5)\n    at blob:null/9:1:1', {line: 12, column: 5}],
    ['main@blob:null/1-2:3:7\n@blob:null/1-2:1:1', {line: 3, column: 7}],
  ])('is read from %j', (stack, place) => {
    expect(placeOf(stack, names)).toEqual({file: 'script.js', ...place});
  });
  it('is unknown outside of the files', () => {
    expect(placeOf('at https://example.com/a.js:1:1', names)).toBeUndefined();
  });
});

it.each([
  ['Uncaught ReferenceError: OneSDK is not defined', /__origin/u],
  ['Uncaught ReferenceError: lst is not defined', /つづり/u],
  ["Uncaught TypeError: Cannot read properties of null (reading 'append')", /id/u],
  ["Uncaught SyntaxError: Unexpected token '}'", /かっこ/u],
  [
    'Uncaught SyntaxError: await is only valid in async functions and the top level bodies of modules',
    /async.*type="module"/u,
  ],
  ["Uncaught SyntaxError: Identifier 'list' has already been declared", /2つあります/u],
  ['Next version required p(permissions) options', /permissions/u],
])('says what %s means', (text, meaning) => {
  expect(explainError(text)).toMatch(meaning);
});
it('says nothing of what a template wrote itself', () => {
  expect(explainError('3件届きました')).toBeUndefined();
});

it('counts lines that repeat, and drops old ones', () => {
  const line = (text: string) => ({level: 'log', text}) as const;
  const twice = ['a', 'a', 'b'].reduce<readonly Entry[]>(
    (all, text) => addLine(all, line(text)),
    [],
  );
  expect(twice.map(({line: {text}, count}) => [text, count])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  const many = Array.from({length: 300}, (_, at) => line(String(at)));
  const kept = many.reduce<readonly Entry[]>(addLine, []);
  expect(kept).toHaveLength(200);
  expect(new Set(kept.map(({id}) => id)).size).toBe(200);
});

describe('a template that let nothing else happen', () => {
  it.each([
    [undefined, false, false],
    ['9000', false, false],
    ['5000', false, true],
    // The tab itself, loaded again.
    ['9900', true, true],
    ['soon', true, false],
  ])('noted %s, reload %s: %s', (noted, isReload, hung) => {
    expect(wasHung(noted, 10_000, isReload)).toBe(hung);
  });
});

describe('what a template sends', () => {
  /** Whether the last of so many messages in a second, each of which took so long, is too many. */
  const floods = (count: number, took: number, within = 1000): boolean => {
    const isFlood = createFloodGauge();
    return (
      Array.from({length: count}, (_, at) => isFlood((at * within) / count, took)).at(-1) === true
    );
  };
  it.each([
    ['a thousand short messages', 1000, 0.01, false],
    ['more than anybody sees', 1001, 0.01, true],
    ['large messages that take the page’s time', 40, 10, true],
    ['as many of them over ten seconds', 40, 10, false, 10_000],
  ])('%s', (_, count, took, expected, within = 1000) => {
    expect(floods(count, took, within)).toBe(expected);
  });
});
