import * as v from 'valibot';

/** The fonts of this PC, or why they are not known. */
export type LocalFonts =
  | {readonly kind: 'fonts'; readonly families: readonly string[]}
  | {readonly kind: 'unsupported'}
  /** The visitor said no, or did so before. */
  | {readonly kind: 'denied'}
  | {readonly kind: 'failed'};

const Fonts = v.array(v.object({family: v.string()}));

/** Local Font Access API, Chrome and Edge 103+; TypeScript does not know it. */
interface FontWindow {
  readonly queryLocalFonts?: () => Promise<unknown>;
}

/** Whether this browser can be asked for the fonts of the PC. */
export const listsFonts = (view: FontWindow = window as FontWindow): boolean =>
  typeof view.queryLocalFonts === 'function';

/**
 * Asks for the families of this PC; call it from a click. A refusal may reject (`NotAllowedError`) or
 * give an empty list; both mean the same.
 */
export async function queryFonts(view: FontWindow = window as FontWindow): Promise<LocalFonts> {
  if (typeof view.queryLocalFonts !== 'function') return {kind: 'unsupported'};
  try {
    const read = v.safeParse(Fonts, await view.queryLocalFonts());
    if (!read.success) return {kind: 'failed'};
    const families = [...new Set(read.output.map(({family}) => family))];
    return families.length === 0
      ? {kind: 'denied'}
      : {kind: 'fonts', families: families.sort(new Intl.Collator('ja').compare)};
  } catch (error) {
    const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
    return {kind: isDenied ? 'denied' : 'failed'};
  }
}

/** What the visitor is told; empty when there is nothing to tell. */
export const LOCAL_FONT_MESSAGES: Readonly<Record<LocalFonts['kind'], string>> = {
  fonts: 'OBSのPCにも同じフォントが必要です。',
  unsupported:
    'このブラウザでは、このPCのフォントの一覧を出せません。使うときは、名前を書いてください。',
  denied:
    'フォントの一覧を読み込む許可がありません。アドレスバーの左のアイコンから許可するか、名前を書いてください。',
  failed: 'フォントの一覧を読み込めませんでした。もう一度押すか、名前を書いてください。',
};

/** Larger fonts make a zip that the app takes long to install. In bytes. */
const MAX_BYTES = 10_000_000;

/** The bytes of a woff2 file; undefined for anything else (WOFF 2.0, section 4: the signature). */
export async function readFontFile(file: Blob): Promise<Uint8Array | undefined> {
  if (file.size > MAX_BYTES) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  return signature === 'wOF2' ? bytes : undefined;
}
