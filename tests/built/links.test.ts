import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {SITE} from '../../config/site';
import {attribute} from '../../plugins/lib/pages';
import {resolveRequest} from '../../plugins/hosting/resolveRequest';
import {RulesSchema} from '../../plugins/hosting/rules';

/**
 * Docusaurus fails on broken links between pages, but only warns of broken anchors, and does not
 * see links to files or to pages that are entered by full page loads, nor pictures and films that are
 * written as elements. Here everything is followed as a host would answer it.
 */
const BUILD = path.join(__dirname, '..', '..', 'build');
const SITE_URL = SITE.defaultUrl;
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
  if (!('file' in answer) || answer.status === 404) return `${href}: no such page or file`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor === '' || idsOf(decodeURI(answer.file)).has(anchor)) return undefined;
  return `${href}: no such heading`;
}

const ELEMENTS =
  /<(?:a|link|image|img|source|video|audio|track|embed|iframe|object|script)\s[^>]*>/giu;
/** A list of addresses, each with its width or density or without (HTML, 4.8.4.2.1). */
const CANDIDATES = /(?<address>[^\s,]+)(?:\s+[^\s,]+)?\s*(?:,|$)/gu;

/** What a page leads to and shows: the addresses of links, pictures, films, sounds and scripts. */
function addressesIn(html: string): string[] {
  const tags = html.match(ELEMENTS) ?? [];
  return tags.flatMap((tag) =>
    [...tag.matchAll(/\s(?<name>href|src|srcset|poster|data)=/gu)].flatMap(({groups}) => {
      const value = attribute(tag, groups?.['name'] ?? '');
      if (groups?.['name'] !== 'srcset') return [value];
      return [...value.matchAll(CANDIDATES)].map((one) => one.groups?.['address'] ?? '');
    }),
  );
}

const checked = new Map<string, string | undefined>();
/** What is wrong with what a page leads to and shows. */
function faultsOf(from: string, html: string): string[] {
  return addressesIn(html)
    .map((href) => {
      // The same link in every navbar is followed once.
      const key = /^(?:\/|https?:)/u.test(href) ? href : from + href;
      if (!checked.has(key)) checked.set(key, fault(from, href));
      return checked.get(key);
    })
    .filter((finding) => finding !== undefined)
    .map((finding) => `${from} → ${finding}`);
}

describe('links', () => {
  it('every link and picture leads to a page, a file or a heading of the site', () => {
    const faults = [...pages].flatMap(([from, html]) => faultsOf(from, html));
    expect(checked.size).toBeGreaterThan(5000);
    expect(faults).toEqual([]);
  });
  it.each([
    ['<a class="x" href="/files/none.zip">', '/files/none.zip'],
    ['<img alt="" src="/img/none.png">', '/img/none.png'],
    ['<img src=/img/none.png loading=lazy>', '/img/none.png'],
    ['<img srcset="/img/favicon.svg 1x,/img/none.png 2x">', '/img/none.png'],
    ['<source srcset="/img/favicon.svg 480w, /img/none.avif">', '/img/none.avif'],
    ['<video src="/img/none.mp4">', '/img/none.mp4'],
    ['<video poster="/img/none.jpg" src="https://other.example/a.mp4">', '/img/none.jpg'],
    ['<audio src="/img/none.mp3">', '/img/none.mp3'],
    ['<image href="/img/none.svg">', '/img/none.svg'],
  ])('%s is told with its page', (html, address) => {
    expect(faultsOf('/docs/about.html', `<p>${html}`)).toEqual([
      `/docs/about.html → ${address}: no such page or file`,
    ]);
  });
});
