/** Families for what a chosen one lacks, Japanese ones first; OBS runs on Windows and macOS. */
export const FALLBACK = [
  '"Noto Sans JP"',
  '"Hiragino Sans"',
  '"Yu Gothic UI"',
  '"Meiryo"',
  'sans-serif',
  '"Apple Color Emoji"',
  '"Segoe UI Emoji"',
  '"Noto Color Emoji"',
].join(', ');

/**
 * The value of `font-family` for the name of a family, always quoted (CSS Fonts 4, section 2.1);
 * undefined for the empty name, with which the template keeps its own.
 */
export function fontStack(family: string): string | undefined {
  return family === '' ? undefined : `${cssString(family)}, ${FALLBACK}`;
}

/** A CSS string (CSSOM, "serialize a string"). */
export function cssString(value: string): string {
  const escaped = value
    .replaceAll('\0', '\uFFFD')
    .replace(/["\\]/gu, '\\$&')
    .replace(/[\u0001-\u001F\u007F]/gu, (char) => `\\${char.charCodeAt(0).toString(16)} `);
  // In a style element the text must not end the element.
  return `"${escaped.replaceAll('</', '<\\/')}"`;
}
