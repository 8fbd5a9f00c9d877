import {strToU8, zipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {emitCss} from '@komebiyori/overlays/css/emitCss';
import {newDesign, setOption, setText} from '@komebiyori/overlays/model/design';
import {packTemplate} from '@komebiyori/overlays/package/packTemplate';
import {toJson, toJsonFile} from '@komebiyori/overlays/share/json';
import {encodeLink} from '@komebiyori/overlays/share/link';
import {addPreset, presetsFile} from '../state/presets';
import {readCssText, readFile, readLink, readText, type Input} from './readInput';

const current = setOption(newDesign('basic', '8_0'), 'body.size', 40);
const design = setText(
  setOption(newDesign('bubble', '8_0'), 'name.color', '#ff0000'),
  'name',
  '夜',
);
const editors = 'https://example.com/generator/templates';

/** What the visitor is told. */
function told(input: Input): string {
  if (input.kind === 'presets') throw new Error('Presets were read');
  const {title, lines} = input.banner;
  return [title, ...lines].join('\n');
}
const actionsOf = (input: Input) =>
  input.kind === 'presets' ? [] : input.banner.actions.map(({kind}) => kind);

describe('every form that the editor gives out is read again', () => {
  it.each([
    ['share link', `${editors}/8_0#${encodeLink(design).hash}`],
    ['hash', `#${encodeLink(design).hash}`],
    ['JSON', toJson(design)],
    ['JSON file', toJsonFile(design)],
    ['CSS', emitCss(design, {target: 'obs', editors})],
  ])('%s', (_form, text) => {
    expect(readText(text, current)).toMatchObject({kind: 'design', design});
    expect(readFile('a.txt', strToU8(text), current)).toMatchObject({design});
  });

  it('zip', () => {
    const {bytes} = packTemplate(design, {script: '', thumb: new Uint8Array(), link: editors});
    expect(readFile('a.zip', bytes, current)).toMatchObject({kind: 'design', design});
    expect(readFile('zip without its ending', bytes, current)).toMatchObject({design});
  });

  it('presets', () => {
    const file = presetsFile(addPreset([], '夜', design));
    expect(readText(file, current)).toMatchObject({kind: 'presets', presets: [{design}]});
  });
});

describe('what cannot be used is refused with a reason', () => {
  it.each([
    ['', '内容がありません'],
    ['#s=1.AAAAA', '途中で切れている'],
    [`#s=1.${'A'.repeat(9000)}`, '長すぎます'],
    ['#s=7.AAAA', '新しい形式のリンク'],
    ['https://example.com/generator/templates/8_0', '「#」より後ろ'],
    ['{"schema":1', 'JSONではありません'],
    ['[1,2]', 'JSONではありません'],
    ['{"a":1}', 'JSONではありません'],
    ['こんにちは', 'どれでもありません'],
  ])('%.30s', (text, message) => {
    const input = readText(text, current);
    expect(input.kind).toBe('refused');
    expect(told(input)).toContain(message);
  });

  it('keeps what is of a newer site', () => {
    const text = '{"schema":2,"app":"8_0","template":"basic"}';
    const input = readText(text, current);
    expect(told(input)).toContain('新しい形式です');
    expect(input).toMatchObject({
      banner: {actions: [{kind: 'save-text', text, fileName: 'design.json'}]},
    });
  });

  it('offers to try the link of the address again', () => {
    expect(actionsOf(readLink('#s=1.AAAAA', '8_0', true))).toEqual(['retry-link']);
    expect(actionsOf(readText('#s=1.AAAAA', current))).toEqual([]);
  });

  it.each([
    [strToU8('not a zip'), 'zipではありません'],
    [strToU8('PK\u0003\u0004broken'), '壊れているか、パスワード'],
    [zipSync({'../evil.txt': strToU8('x')}), 'フォルダの外'],
    [zipSync({'a.txt': strToU8('x')}), 'テンプレートがありません'],
    [
      zipSync({'x/a.txt': strToU8('x'), 'x/notes/style.css': strToU8('')}),
      '「zipを保存」で保存した',
    ],
    [zipSync({}), 'テンプレートがありません'],
    [zipSync({'x/index.html': strToU8('')}), '取り込める変数はありません'],
    [zipSync({'x/style.css': strToU8('body { margin: 0 }')}), '取り込める変数はありません'],
  ])('zip %#', (bytes, message) => {
    const input = readFile('a.zip', bytes, current);
    expect(told(input)).toContain(message);
    expect(told(input)).not.toContain('取り込めます');
    expect(actionsOf(input)).toEqual([]);
  });

  it("offers the variables of somebody else's template", () => {
    const bytes = zipSync({'theirs/style.css': strToU8(':root { --lcv-font-size: 50px; }')});
    const input = readFile('theirs.zip', bytes, current);
    expect(told(input)).toContain('再編集できるのは');
    expect(actionsOf(input)).toEqual(['lift-css']);
  });
});

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** UTF-16 as Notepad writes it. */
function utf16(text: string): Uint8Array {
  const units = Uint16Array.from(`\uFEFF${text}`, (_, at) => `\uFEFF${text}`.charCodeAt(at));
  return new Uint8Array(units.buffer);
}

describe('a file is taken only when it is understood', () => {
  it.each([
    ['a.png', bytesOf('\x89PNG\r\n\x1a\n\0\0'), '「a.png」は画像なので、読み込めません。'],
    ['a.css', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF'), '画像なので'],
    ['a.webp', bytesOf('RIFF\x10\0\0\0WEBPVP8 '), '画像なので'],
    ['a.webm', bytesOf('\x1aE\xdf\xa3\x9f\x42'), '「a.webm」は動画なので、読み込めません。'],
    ['a.mp4', bytesOf('\0\0\0 ftypisom\0\0'), '動画なので'],
    ['a.mp3', bytesOf('ID3\x03\0'), '音のファイルなので'],
    ['a.woff2', bytesOf('wOF2\0\x01'), 'フォントなので'],
    ['a.rar', bytesOf('Rar!\x1a\x07'), '圧縮ファイルなので'],
    ['a.pdf', bytesOf('%PDF-1.7'), 'PDFなので'],
    ['a.bin', bytesOf('abc: \0\x01;}{'), '形式が分かりません'],
    ['a.css', bytesOf('.a { color: \xff\xff\xfd }'), '形式が分かりません'],
    ['a.svg', strToU8('<?xml version="1.0"?><svg xmlns="x"></svg>'), 'SVGの画像なので'],
    ['a.html', strToU8('<!doctype html><style>.a{color:red}</style>'), 'HTMLなので'],
    ['a.json', strToU8('{"name":"x","version":"1.0.0"}'), 'テンプレートエディタのJSONでは'],
    ['a.txt', strToU8('メモ：今日は{雑談}する; --あとで'), 'どれでもありません'],
    ['a.txt', strToU8('Note: buy rice; then cook it. {see: 2}'), 'どれでもありません'],
  ])('%s %#', (name, bytes, message) => {
    const input = readFile(name, bytes, current);
    expect(input.kind).toBe('refused');
    expect(told(input)).toContain(message);
  });

  it('and a picture is shown the places for pictures', () => {
    const message = told(readFile('a.png', bytesOf('\x89PNG'), current));
    expect(message).toContain('JSONとzip、CSS');
    expect(message).toContain('「見本」の「自分の背景」');
    expect(message).toContain('「大きさ」の「背景の画像」');
    expect(told(readFile('a.webm', bytesOf('\x1aE\xdf\xa3'), current))).toContain('自分の背景');
  });

  const css = ':root { --lcv-font-size: 50px } /* 大きさ */';
  // 「大きさ」 in Shift_JIS.
  const shiftJis = bytesOf(css.replace('大きさ', '\x91\xe5\x82\xab\x82\xb3'));
  it.each([
    ['UTF-8 with its mark', strToU8(`\uFEFF${css}`)],
    ['UTF-16', utf16(css)],
    ['UTF-16, big end first', utf16(css).map((_, at, all) => all[at ^ 1] ?? 0)],
    ['Shift_JIS', shiftJis],
  ])('in %s', (name, bytes) => {
    const input = readFile('a.css', bytes, current);
    expect(input).toMatchObject({design: {opts: {'body.size': 50}, customCss: '/* 大きさ */'}});
    expect(told(input).includes('Shift_JIS')).toBe(name === 'Shift_JIS');
  });
});

describe('CSS of others', () => {
  it.each([
    '[data-x] { color: red }',
    '@media (width < 9px) { .a { color: red } }',
    '@-webkit-keyframes a { to { top: 0 } }',
    '.a { &:hover { color: red } }',
    '#名前 { color: red }',
    '--lcv-name-color: #0000ff;',
  ])('is known: %s', (css) => {
    expect(readText(css, current).kind).toBe('design');
  });

  it('becomes options and custom CSS over the design as it is', () => {
    const input = readCssText(
      ':root { --lcv-name-color: #0000ff; --x: 1 }\n.y { top: 0 }',
      current,
    );
    expect(input).toMatchObject({
      design: {opts: {'body.size': 40, 'name.color': '#0000ffff'}},
    });
    expect(told(input)).toContain('1個');
    expect(told(input)).toContain('「自分のCSS」に入れました');
  });

  it('is not used before it is allowed when it loads from elsewhere', () => {
    const input = readCssText('@import "https://example.org/a.css";', current);
    expect(told(input)).toContain('確かめるまで使いません');
    expect(told(input)).toContain('1行目');
  });
});

it('tells what was clamped and dropped', () => {
  const raw = {schema: 1, app: '8_0', template: 'nein', opts: {'body.size': 999, nothing: 1}};
  const message = told(readText(JSON.stringify(raw), current));
  expect(message).toContain('テンプレート「nein」はありません');
  expect(message).toContain('999 → 200px');
  expect(message).toContain('「nothing」');
});

describe('a text that was made to stop the page', () => {
  it.each([
    ['rules in rules', 'a{'.repeat(100_000), 'どれでもありません'],
    ['variables without an end', `${'--a:'.repeat(70_000)}{`, 'どれでもありません'],
    ['comments before markup', `${'<!---->'.repeat(40_000)}x`, 'HTMLなので'],
    ['more rules than a look has', '.a { color: red }\n'.repeat(20_000), '30万文字まで'],
  ])('%s are soon refused', (_, text, words) => {
    // With steps that grow by the square it would not end within the time of a test.
    expect(told(readText(text, current))).toContain(words);
  });

  it('counts no pictures, which our own CSS has', () => {
    const css = `.a { background: url("data:image/png;base64,${'A'.repeat(400_000)}") }`;
    expect(readText(css, current).kind).toBe('design');
  });
});
