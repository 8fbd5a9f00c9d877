import type {Value} from '@komebiyori/fields';
import type {Field} from './fields';

/** What was otherwise in something from outside than in the design that was made of it. */
export type Warning =
  /** Nothing could be read. */
  | {readonly kind: 'not-a-design'}
  /** A form of a newer site. */
  | {readonly kind: 'unknown-schema'; readonly schema: string}
  | {readonly kind: 'unknown-version'; readonly from: string; readonly to: string}
  | {readonly kind: 'unknown-template'; readonly from: string; readonly to: string}
  /** A template that this version of the app does not have. */
  | {
      readonly kind: 'template-not-in-version';
      readonly from: string;
      readonly to: string;
      readonly app: string;
    }
  | {readonly kind: 'unknown-option'; readonly key: string}
  /** `__proto__` and its like, which only an attack has. */
  | {readonly kind: 'forbidden-key'; readonly key: string}
  /** Out of range, or partly unknown. */
  | ChangedOption
  /** Of another type: the default stands. */
  | (Omit<ChangedOption, 'kind'> & {readonly kind: 'wrong-type'})
  | {readonly kind: 'wrong-text'; readonly what: 'name' | 'author' | 'customCss'}
  | {readonly kind: 'text-cut'; readonly what: 'name' | 'author' | 'customCss'}
  /** So many more options that could not be read. */
  | {readonly kind: 'more'; readonly count: number};

interface ChangedOption {
  readonly kind: 'clamped';
  readonly key: string;
  readonly label: string;
  /** As a visitor reads it. */
  readonly from: string;
  readonly to: string;
}

const TEXTS = {name: '名前', author: '作者', customCss: '自分のCSS'} as const;

/** A warning as a sentence for the visitor. */
export function sayWarning(warning: Warning): string {
  switch (warning.kind) {
    case 'not-a-design':
      return '内容を読み込めませんでした。はじめの状態から作ります。';
    case 'unknown-schema':
      return `新しい形式（${warning.schema}）です。ページを再読み込みしてください。`;
    case 'unknown-version':
      return `本アプリのバージョン「${warning.from}」はありません。「${warning.to}」で開きました。`;
    case 'unknown-template':
      return `テンプレート「${warning.from}」はありません。「${warning.to}」で開きました。`;
    case 'template-not-in-version':
      return `「${warning.from}」は${warning.app}にありません。「${warning.to}」で開きました。`;
    case 'unknown-option':
      return `項目「${warning.key}」はありません。外しました。`;
    case 'forbidden-key':
      return `使えない名前「${warning.key}」がありました。外しました。`;
    case 'clamped':
      return `「${warning.label}」を範囲に収めました：${warning.from} → ${warning.to}`;
    case 'wrong-type':
      return `「${warning.label}」の値を読めませんでした：${warning.from} → ${warning.to}`;
    case 'wrong-text':
      return `${TEXTS[warning.what]}を読めませんでした。外しました。`;
    case 'text-cut':
      return `${TEXTS[warning.what]}が長いので、途中で切りました。`;
    case 'more':
      return `ほかに${warning.count}件の項目を読めませんでした。`;
  }
}

/** A value of a field as a visitor reads it. */
export function sayValue(field: Field, value: Value): string {
  switch (field.kind) {
    case 'switch':
      return value === true ? 'オン' : 'オフ';
    case 'choice':
      return field.choices.find((one) => one.value === value)?.label ?? String(value);
    case 'number':
      return `${String(value)}${field.unit}`;
    case 'list':
      return Array.isArray(value) && value.length > 0 ? value.join('、') : 'なし';
    case 'image':
      return value === '' ? 'なし' : '画像';
    case 'color':
    case 'font':
    case 'text':
      return value === '' ? 'なし' : String(value);
  }
}

/** Anything from outside in at most so many characters, for a message. Looks at no depth of it. */
export function sayAnything(value: unknown, maxLength = 40): string {
  if (value === undefined || value === '') return 'なし';
  if (Array.isArray(value)) return `${value.length}個の値`;
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const text = isPlain ? String(value).slice(0, 4 * maxLength) : '値の組';
  const shown = [...text];
  return shown.length > maxLength ? `${shown.slice(0, maxLength).join('')}…` : text;
}
