import {noticesOf, sayNotice} from '@komebiyori/overlays/css/customCss';
import {isStyleSheet, readCss} from '@komebiyori/overlays/css/readCss';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {catalogueOf} from '@komebiyori/overlays/model/catalogue';
import type {Design} from '@komebiyori/overlays/model/design';
import type {ReadDesign} from '@komebiyori/overlays/model/readDesign';
import {readZip, sayForeignZip, sayZipProblem} from '@komebiyori/overlays/package/readZip';
import {readJson} from '@komebiyori/overlays/share/json';
import {decodeLink, sayLinkProblem} from '@komebiyori/overlays/share/link';
import {parsedJson} from '@komebiyori/lib/parsedJson';
import {banner, readBanner, type Banner} from '../state/banners';
import {readPresets, type Presets} from '../state/presets';
import {readBytes, type NoText} from './readBytes';

/** What came of something from outside. */
export type Input =
  | {
      readonly kind: 'design';
      readonly design: Design;
      readonly label: string;
      readonly banner: Banner;
    }
  | {readonly kind: 'presets'; readonly presets: Presets}
  | {readonly kind: 'refused'; readonly banner: Banner};

const refused = (title: string, rest: Parameters<typeof banner>[3] = {}): Input => ({
  kind: 'refused',
  banner: banner('read', 'error', title, rest),
});

const accepted = (label: string, {design, warnings}: ReadDesign): Input => ({
  kind: 'design',
  design,
  label,
  banner: withCssNotices(readBanner(label, warnings), design),
});

/** Custom CSS that is not used before the visitor says so is told line by line. */
function withCssNotices(told: Banner, {customCss = ''}: Design): Banner {
  const notices = noticesOf(customCss);
  if (notices.length === 0) return told;
  const lines = ['自分のCSSは、確かめるまで使いません。', ...notices.map(sayNotice)];
  return {...told, tone: 'warning', lines: [...told.lines, ...lines]};
}

/** A text that is of a newer site, or none of ours; whoever has it can keep it. */
function judged(label: string, read: ReadDesign, text: string, fileName: string): Input {
  const [first] = read.warnings;
  if (first?.kind === 'unknown-schema') {
    return refused('新しい形式です。', {
      lines: ['ページを再読み込みしてください。今の見た目は、そのまま残っています。'],
      actions: [{kind: 'save-text', text, fileName}],
    });
  }
  if (first?.kind === 'not-a-design') {
    return refused('テンプレートエディタのJSONではありません。', {
      lines: ['テンプレートエディタの「JSONを保存」で保存したファイルを選んでください。'],
    });
  }
  return accepted(label, read);
}

/** Reads a file that was chosen or dropped. Never throws. */
export function readFile(name: string, bytes: Uint8Array, current: Design): Input {
  const read = readBytes(bytes);
  if (isZip(bytes) || (/\.zip$/iu.test(name) && /^(?:text|unknown)$/u.test(read.kind))) {
    return readZipFile(bytes, current);
  }
  if (read.kind !== 'text') return refusedFile(name, read.kind, current);
  const input = readText(read.text, current);
  if (!read.isShiftJis || input.kind === 'presets') return input;
  const lines = ['文字コードは、Shift_JISとして読みました。', ...input.banner.lines];
  return {...input, banner: {...input.banner, lines}};
}

/** PKZIP's mark before an entry, and that of an archive without any: APPNOTE 4.3.7 and 4.3.16. */
const isZip = ([a, b, c, d]: Uint8Array): boolean =>
  a === 0x50 && b === 0x4b && ((c === 3 && d === 4) || (c === 5 && d === 6));

const TAKES = '読み込めるのは、テンプレートエディタのJSONとzip、CSS、共有リンクです。';

const KINDS: Readonly<Record<Exclude<NoText, 'unknown'>, string>> = {
  picture: '画像',
  film: '動画',
  sound: '音のファイル',
  font: 'フォント',
  archive: 'zipではない圧縮ファイル',
  document: 'PDF',
};

/** What a file is instead, and what it can be used for in another place. */
function refusedFile(name: string, kind: NoText, current: Design): Input {
  if (kind === 'unknown') {
    const lines = [TAKES, 'CSSの文字コードは、UTF-8、UTF-16、Shift_JISを読めます。'];
    return refused(`「${name}」の形式が分かりません。`, {lines});
  }
  const lines = [TAKES, ...otherPlaces(kind, current)];
  return refused(`「${name}」は${KINDS[kind]}なので、読み込めません。`, {lines});
}

function otherPlaces(kind: NoText, {template, app}: Design): readonly string[] {
  if (kind === 'font') return ['フォントは、項目の「フォント」で選んでください。'];
  if (kind !== 'picture' && kind !== 'film') return [];
  const what = KINDS[kind];
  const behind = `見本の後ろに映す${what}は、「見本」の「自分の背景」で選ぶか、見本の上にドロップしてください。`;
  const fields = [...catalogueOf(template, app).values()]
    .filter(({field}) => kind === 'picture' && field.kind === 'image')
    .map(({group, field}) => `「${group.label}」の「${field.label}」`);
  if (fields.length === 0) return [behind];
  return [behind, `テンプレートに入れる画像は、項目の${fields.join('、')}で選んでください。`];
}

function readZipFile(bytes: Uint8Array, current: Design): Input {
  const read = readZip(bytes, current.app);
  if (read.kind === 'refused') return refused(sayZipProblem(read.problem));
  if (read.kind === 'design') return judged('zipを読み込みました', read, '', 'generator.json');
  const {css = ''} = read;
  const hasVariables = readCss(css, current).lifted.length > 0;
  return refused(sayForeignZip(hasVariables), {
    actions: hasVariables ? [{kind: 'lift-css', css}] : [],
  });
}

/** Reads a text that was pasted, or the text of a file: a share link, JSON or CSS. Never throws. */
export function readText(text: string, current: Design): Input {
  const trimmed = text.replace(/^\uFEFF/u, '').trim();
  if (trimmed === '') return refused('内容がありません。');
  if (/^(?:https?:\/\/\S*)?#s=\S*$/u.test(trimmed)) {
    return readLink(trimmed.slice(trimmed.indexOf('#')), current.app);
  }
  if (/^https?:\/\/\S+$/u.test(trimmed)) {
    return refused('このURLに見た目は入っていません。', {
      lines: ['共有リンクは「#」より後ろもすべてコピーしてください。'],
    });
  }
  if (trimmed.startsWith('<')) return refusedMarkup(trimmed);
  // An attribute selector begins like a list.
  const isJson = /^[{[]/u.test(trimmed) && !(trimmed.startsWith('[') && isStyleSheet(trimmed));
  return isJson ? readJsonText(trimmed, current) : readCssText(trimmed, current);
}

function refusedMarkup(text: string): Input {
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[^])*-->\s*)*<svg\b/iu.test(text)) {
    return refused('SVGの画像なので、読み込めません。', {lines: [TAKES]});
  }
  return refused('HTMLなので、読み込めません。', {
    lines: [TAKES, '<style>と</style>の間のCSSだけをコピーすると、読み込めます。'],
  });
}

/**
 * Reads the hash of a share link.
 * @param isAddress whether it stands in the address of the page, which can be read again
 */
export function readLink(hash: string, app: AppVersion, isAddress = false): Input {
  const read = decodeLink(hash, app);
  if (read.problem === undefined) {
    return judged('共有リンクを読み込みました', read, hash, 'share-link.txt');
  }
  return refused('共有リンクを読み込めませんでした。', {
    lines: [sayLinkProblem(read.problem)],
    actions: isAddress ? [{kind: 'retry-link'}] : [],
  });
}

function readJsonText(text: string, {app}: Design): Input {
  // The decoder itself reads only designs. Larger files are none of ours.
  const presets = readPresets(text.length > 20_000_000 ? undefined : parsedJson(text));
  if (presets !== undefined) return {kind: 'presets', presets};
  return judged('JSONを読み込みました', readJson(text, app), text, 'design.json');
}

function cssLabel(isOurs: boolean, variables: number): string {
  if (isOurs) return 'CSSから見た目を読み込みました';
  return variables === 0
    ? 'CSSを「自分のCSS」に入れました'
    : `CSSの変数を${variables}個取り込みました`;
}

/** Reads CSS over the design as it is; what is not known is kept as custom CSS. */
export function readCssText(text: string, current: Design): Input {
  if (text.length > MAX_CSS || text.replaceAll(PICTURES, '').length > MAX_RULES) {
    return refused('CSSが長すぎて、読み込めません。', {
      lines: [
        '読み込めるのは、画像を除いて30万文字までです。使わない部分を消すか、JSONかzipを読み込みます。',
      ],
    });
  }
  // People copy variables without what stands around them.
  const css = BARE_VARIABLES.test(text) ? `:root {\n${text}\n}` : text;
  const {lifted, isOurs, ...read} = readCss(css, current);
  if (!isOurs && !isStyleSheet(css)) {
    return refused('CSS、JSON、共有リンクのどれでもありません。', {
      lines: [TAKES, 'CSSは、セレクタの後の { と } の間に、項目と値を書いてください。'],
    });
  }
  const label = cssLabel(isOurs, lifted.length);
  const input = accepted(label, read);
  const isKept = !isOurs && read.design.customCss !== current.customCss;
  if (!isKept || lifted.length === 0 || input.kind !== 'design') return input;
  const lines = ['残りは「自分のCSS」に入れました。', ...input.banner.lines];
  return {...input, banner: {...input.banner, lines}};
}

/** A longer text could not be kept, and reading it would stop the page. In characters. */
const MAX_CSS = 4_000_000;
/** The same without the pictures in it, which are long in CSS of ours, too. */
const MAX_RULES = 300_000;
const PICTURES = /data:image\/[\w+.-]+;base64,[A-Za-z\d+/=]*/gu;
const BARE_VARIABLES = /^--[\w-]+\s*:[^{}<>]*$/u;
