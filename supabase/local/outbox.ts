import {readFileSync} from 'node:fs';
import path from 'node:path';

export interface Mail {
  readonly template: 'confirmation' | 'magic_link';
  readonly to: string;
  readonly code: string;
  readonly tokenHash: string;
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

/** Fills the same templates as a hosted project, whose language is that of Go. */
function fill(template: Mail['template'], values: Readonly<Record<string, string>>): string {
  const source = readFileSync(path.join(FOLDER, 'templates', `${template}.html`), 'utf8');
  return source.replace(/\{\{ \.(?<name>\w+) \}\}/gu, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}.html: unknown value ${name}`);
    return escapeHtml(value);
  });
}

/** @param siteUrl origin of the website, to which links lead */
export function createOutbox(siteUrl: string, log: (line: string) => void): Outbox {
  const mails: SentMail[] = [];
  return {
    send: ({template, to, code, tokenHash, sentAt}) => {
      const html = fill(template, {
        Token: code,
        TokenHash: tokenHash,
        SiteURL: siteUrl,
        Email: to,
      });
      const link = `${siteUrl}/account/signin?token_hash=${tokenHash}&type=email`;
      const subject = subjectOf(template);
      mails.unshift({to, template, subject, html, code, link, sent_at: sentAt.toISOString()});
      mails.splice(KEPT);
      log(`mail to ${to}: ${code}`);
    },
    list: (to) => mails.filter((mail) => to === undefined || mail.to === to),
  };
}
