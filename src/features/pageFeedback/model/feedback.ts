/** A page of the manual that a reader speaks of. */
export interface FeedbackPage {
  readonly title: string;
  /** Path on this site. */
  readonly path: string;
  /** Of the manual: `8.0`. */
  readonly version: string;
}

export type Answer = 'yes' | 'no';

/** So much may be written, in characters. */
export const MAX_TEXT = 1000;

/** What is sent to the endpoint, and nothing else. */
export interface Feedback {
  readonly page: string;
  readonly version: string;
  readonly answer: Answer;
  readonly text?: string;
}

/** @param text what the reader wrote; white space alone counts as nothing */
export function feedbackOf({path, version}: FeedbackPage, answer: Answer, text = ''): Feedback {
  const written = text.trim().slice(0, MAX_TEXT);
  return {page: path, version, answer, ...(written === '' ? {} : {text: written})};
}

/**
 * What a reader takes to the forum: which page it is about, and where to go on writing.
 * @param siteUrl origin of the site
 */
export function reportText({title, path, version}: FeedbackPage, siteUrl: string): string {
  return [
    `ページ：${title}（${version}のマニュアル）`,
    `アドレス：${siteUrl}${path}`,
    '知りたかったこと：',
    '',
  ].join('\n');
}

/** An address that opens a mail with the text in it (RFC 6068). */
export function mailAddress(mail: string, {title}: FeedbackPage, text: string): string {
  const subject = `マニュアルについて：${title}`;
  // Line breaks of a mail are CRLF.
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:${encodeURI(mail)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
