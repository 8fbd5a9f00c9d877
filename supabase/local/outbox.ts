import {readFileSync} from 'node:fs';
import path from 'node:path';

export interface Mail {
  readonly template: 'confirmation' | 'magic_link';
  readonly to: string;
  readonly code: string;
  readonly tokenHash: string;
  /** Where whoever asked for the mail wants to be led back to; an address of the website. */
  readonly redirectTo: string;
  readonly sentAt: Date;
}

/** A mail as its reader gets it, with what tests and the page take out of it. */
export interface SentMail {
  readonly to: string;
  readonly template: Mail['template'];
  readonly subject: string;
  readonly html: string;
  readonly code: string;
  readonly link: string;
  readonly sent_at: string;
}

/** Mails that a hosted project would send; newest first, the last hundred. */
export interface Outbox {
  readonly send: (mail: Mail) => void;
  readonly list: (to?: string) => readonly SentMail[];
}

const KEPT = 100;
const FOLDER = path.join(__dirname, '..');

/** Subjects stand in config.toml, where a hosted project takes them from. */
function subjectOf(template: Mail['template']): string {
  const config = readFileSync(path.join(FOLDER, 'config.toml'), 'utf8');
  const section = config.split(`[auth.email.template.${template}]`)[1] ?? '';
  return /^subject = "(?<subject>.+)"$/mu.exec(section)?.groups?.['subject'] ?? template;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text for HTML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);

type Encode = (value: string) => string;

/** Puts values in the place of `{{ .Name }}`. */
const fill = (source: string, values: Readonly<Record<string, string>>, encode: Encode): string =>
  source.replace(/\{\{ \.(?<name>\w+) \}\}/gu, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Unknown value in a mail: ${name}`);
    return encode(value);
  });

/** As Go's html/template does it for the query of an address: letters, digits and -._~ stay. */
const encodeQuery: Encode = (value) =>
  encodeURIComponent(value).replace(/[!'()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** The same templates as those of a hosted project, whose language is that of Go. */
function mailOf(
  template: Mail['template'],
  values: Readonly<Record<string, string>>,
): {readonly html: string; readonly link: string} {
  const source = readFileSync(path.join(FOLDER, 'templates', `${template}.html`), 'utf8');
  let link = '';
  const linked = source.replace(/(?<=href=")[^"]*/u, (address) => {
    const [page = '', query = ''] = address.split('?');
    link = `${fill(page, values, String)}?${fill(query, values, encodeQuery)}`;
    return escapeHtml(link);
  });
  return {html: fill(linked, values, escapeHtml), link};
}

/** @param siteUrl origin of the website, to which links lead */
export function createOutbox(siteUrl: string, log: (line: string) => void): Outbox {
  const mails: SentMail[] = [];
  return {
    send: ({template, to, code, tokenHash, redirectTo, sentAt}) => {
      const {html, link} = mailOf(template, {
        Token: code,
        TokenHash: tokenHash,
        RedirectTo: redirectTo,
        SiteURL: siteUrl,
        Email: to,
      });
      const subject = subjectOf(template);
      mails.unshift({to, template, subject, html, code, link, sent_at: sentAt.toISOString()});
      mails.splice(KEPT);
      log(`mail to ${to}: ${code}`);
    },
    list: (to) => mails.filter((mail) => to === undefined || mail.to === to),
  };
}
