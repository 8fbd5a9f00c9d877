import * as v from 'valibot';
import {packText, unpackText} from '@komebiyori/overlays/share/packedText';
import type {TemplateFiles} from '@site/plugins/playground/client';
import {maxCharacters} from '@site/src/lib/textLimit';
import {parsedJson} from '@komebiyori/lib/parsedJson';

/** What stands in an address before a template; the number is the form of what follows. */
const PREFIX = 'w=1.';
/** Longer links are refused by some chats: a zip is offered instead. In characters. */
export const MAX_OFFERED = 6000;
/** Longer ones are not looked at. */
const MAX_READ = 20_000;
/** In bytes, once inflated. */
const MAX_INFLATED = 200_000;
export const LONGEST_TITLE = 80;

const Shared = v.object({
  t: v.pipe(v.string(), maxCharacters(LONGEST_TITLE)),
  h: v.string(),
  c: v.string(),
  s: v.string(),
});

/** A template in a link. */
export interface SharedTemplate {
  readonly title: string;
  readonly files: TemplateFiles;
}

export type ReadLink =
  | {readonly kind: 'none'}
  | ({readonly kind: 'template'} & SharedTemplate)
  | {readonly kind: 'refused'; readonly reason: string};

/** What stands behind `#` for a template, and whether it is short enough to be given away. */
export function encodeLink({title, files: {html, css, script}}: SharedTemplate): {
  readonly hash: string;
  readonly fits: boolean;
} {
  const shared = {t: title.slice(0, LONGEST_TITLE), h: html, c: css, s: script};
  const hash = `${PREFIX}${packText(JSON.stringify(shared))}`;
  return {hash, fits: hash.length <= MAX_OFFERED};
}

const refused = (reason: string): ReadLink => ({kind: 'refused', reason});

/** Reads what stands behind `#`. Never throws. */
export function decodeLink(hash: string): ReadLink {
  const text = hash.replace(/^#/u, '');
  if (!text.startsWith('w=')) return {kind: 'none'};
  if (!text.startsWith(PREFIX)) {
    return refused('新しい形式のリンクです。ページを再読み込みしてください。');
  }
  if (text.length > MAX_READ) return refused('リンクが長すぎます。zipで受け取ってください。');
  const {text: json, problem} = unpackText(text.slice(PREFIX.length), MAX_INFLATED);
  if (problem === 'too-long') return refused('中身が大きすぎます。zipで受け取ってください。');
  const read = v.safeParse(Shared, parsedJson(json ?? ''));
  if (!read.success) {
    return refused(
      'リンクが途中で切れているか、書き換わっています。「#」より後ろもすべてコピーしてください。',
    );
  }
  const {t: title, h: html, c: css, s: script} = read.output;
  return {kind: 'template', title, files: {html, css, script}};
}
