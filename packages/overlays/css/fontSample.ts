import {WEB_FONTS} from './webFonts';

/** What shows a family of which the site has files. */
export interface FontSample {
  /** A font (woff2) with the letters of `sampleText` alone. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As the licence of the package has it. */
  readonly copyright: string;
}

/** The letters that a font is shown by. */
export const FONT_SAMPLES = {japanese: '配信 あいうアイウ 123 Aa', latin: 'Stream 123 Aa'} as const;

/** What shows a family; other letters than Latin ones would be drawn in another font. */
export const sampleText = (family: string): string =>
  WEB_FONTS.some((font) => font.family === family && font.kind === '英字')
    ? FONT_SAMPLES.latin
    : FONT_SAMPLES.japanese;
