import type {Picture} from './art/pictures';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as the app puts it into `data.comment`: escaped, with line breaks as elements. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => SIGNS[sign] ?? sign).replaceAll('\n', '<br>');
}

/** A picture within a line of text. */
export function imageHtml({label, src}: Picture, className = 'emoji'): string {
  return `<img class="${className}" src="${src}" alt="${escapeHtml(label)}">`;
}
