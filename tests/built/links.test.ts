import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {attribute} from '../../plugins/lib/pages';
import {resolveRequest} from '../../plugins/hosting/resolveRequest';
import {RulesSchema} from '../../plugins/hosting/rules';

/**
 * Docusaurus fails on broken links between pages, but only warns of broken anchors, and does not
 * see links to files or to pages that are entered by full page loads. Here everything is followed
 * as a host would answer it.
 */
const BUILD = path.join(__dirname, '..', '..', 'build');
const SITE_URL = 'https://komebiyori.example';
const rules = v.parse(
  RulesSchema,
  JSON.parse(readFileSync(path.join(BUILD, '_hosting', 'rules.json'), 'utf8')),
);
const pages = new Map<string, string>(
  readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .map((name) => [`/${name}`, readFileSync(path.join(BUILD, name), 'utf8')] as const),
);
const isFile = (file: string): boolean =>
  pages.has(file) || statSync(path.join(BUILD, file), {throwIfNoEntry: false})?.isFile() === true;

const ids = new Map<string, ReadonlySet<string>>();
function idsOf(file: string): ReadonlySet<string> {
  const known = ids.get(file);
  if (known !== undefined) return known;
  const tags = pages.get(file)?.match(/<[a-z][^>]*\s(?:id|name)=[^>]*>/giu) ?? [];
  const found = new Set(tags.flatMap((tag) => [attribute(tag, 'id'), attribute(tag, 'name')]));
  ids.set(file, found);
  return found;
}

/** What is wrong with a link from a page; nothing when it leads where it says. */
function fault(from: string, href: string): string | undefined {
  const base = new URL(from.replace(/(?:\/index)?\.html$/u, ''), SITE_URL);
  const url = new URL(href, base);
  if (url.origin !== SITE_URL) return undefined;
  const {kind, ...answer} = resolveRequest(rules, url.pathname, url.search, isFile);
  if (kind === 'redirect') return undefined;
  if (!('file' in answer) || answer.status === 404) return `${href}: no such page`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || idsOf(decodeURI(answer.file)).has(anchor)) return undefined;
  return `${href}: no such heading`;
}

const linksIn = (html: string): string[] => html.match(/<a\s(?:[^>]*\s)?href=[^>]*>/giu) ?? [];

describe('links', () => {
  it('every link to a page, a file or a heading of the site leads there', () => {
    const checked = new Map<string, string | undefined>();
    const faults = [...pages].flatMap(([from, html]) =>
      linksIn(html)
        .map((tag) => attribute(tag, 'href'))
        .map((href) => {
          // The same link in every navbar is followed once.
          const key = /^(?:\/|https?:)/u.test(href) ? href : from + href;
          if (!checked.has(key)) checked.set(key, fault(from, href));
          return checked.get(key);
        })
        .filter((finding) => finding !== undefined)
        .map((finding) => `${from} → ${finding}`),
    );
    expect(checked.size).toBeGreaterThan(5000);
    expect(faults).toEqual([]);
  });
});
