import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {applicationScripts, filesOfHtml} from '../../scripts/lib/firstView';

const BUILD = path.join(__dirname, '..', '..', 'build');
const TEXT = /\.(?:css|html|js|json|map|md|svg|txt|webmanifest|xml)$/u;

const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((name) =>
  TEXT.test(name),
);
const read = (name: string): string => readFileSync(path.join(BUILD, name), 'utf8');

/** What only functions of the hosted project may know, by the forms that the services give them. */
const SECRETS = new RegExp(
  [
    String.raw`sb_secret_\w`,
    'service_role',
    String.raw`\b[rs]k_(?:live|test)_\w`,
    String.raw`whsec_\w`,
    'BEGIN [A-Z ]*PRIVATE KEY',
    String.raw`"crv":\s*"Ed25519"[^}]*"d":`,
    LOCAL_ACCOUNTS.serviceKey,
  ].join('|'),
  'u',
);

describe('accounts in the built site', () => {
  it('no file holds a secret of the backend or of the payment service', () => {
    expect(files.length).toBeGreaterThan(1000);
    const found = files.flatMap((name) => {
      const secret = SECRETS.exec(read(name))?.[0];
      return secret === undefined ? [] : [`${name}: ${secret}`];
    });
    expect(found).toEqual([]);
  });

  it('no page names the scripts of the accounts, which load when their part of a page is shown', () => {
    const scripts = files.filter(
      (name) => name.endsWith('.js') && /grant_type=|account\.session"/u.test(read(name)),
    );
    expect(scripts.some((name) => name.includes('LoadedSignIn'))).toBe(true);
    expect(scripts.some((name) => name.includes('auth-js'))).toBe(true);
    // The table of what the site keeps in the browser names the key, and is the policy's own part.
    const lazy = new Set(
      scripts.filter((name) => /Loaded|auth-js/u.test(name)).map((name) => `/${name}`),
    );
    const naming = files
      .filter((name) => name.endsWith('.html'))
      .filter((name) => {
        const html = read(name);
        return [...filesOfHtml(html), ...applicationScripts(html)].some((file) => lazy.has(file));
      });
    expect(naming).toEqual([]);
  });

  it('without scripts my account says so, and keeps its instructions', () => {
    const html = read('account/my.html');
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/su.exec(html) ?? [];
    expect(without.replaceAll('<!-- -->', '')).toMatch(
      /マイページを使うには、.*JavaScriptをオンにします。/u,
    );
    expect(html).toMatch(/<h2[^>]*>キーを登録する/u);
  });

  it('the policy says what accounts keep in the browser, and what is sent', () => {
    const html = read('policy.html');
    expect(html).toContain('data-transmissions="backend payment"');
    expect(html).toMatch(/id="?stored-items"?>.*<code>account\.session<\/code>/su);
  });
});
