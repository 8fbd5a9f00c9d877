import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {headersFile, redirectsFile} from './formats/netlify';
import {nginxConfig} from './formats/nginx';
import {sharedInlineScripts, reachingPages} from './inlineScripts';
import {readPages} from '../lib/pages';
import type {CspSources, Origins} from './policy';
import {accountSiteRules, hostingRules, type RetiredManuals, type Rules} from './rules';
import {SECURITY_FILE, securityTxt, type SecurityContact} from './securityTxt';

/** The folder beside the build for the accounts, where they have an origin of their own. */
export const accountFolder = (outDir: string): string => `${path.resolve(outDir)}-account`;

export interface HostingOptions {
  backendUrl: string;
  versions: readonly string[];
  /** Docs versions that are gone, from data/manuals.json. */
  retired: RetiredManuals;
  /** Pages of the newest version by the ids that they had before, from the same file. */
  moved?: Readonly<Record<string, string>> | undefined;
  /** Further origins for the content security policy. */
  extraSources: CspSources;
  /** Where accounts have an origin of their own; by default all is one. */
  origins?: Origins | undefined;
  /** Documents that are no pages, by path, and how the policy of each is made; none by default. */
  documents?: Readonly<Record<string, () => Promise<string>>>;
  /** Where people who find a weakness turn to. */
  security: SecurityContact;
  /** What whoever builds must notice before the result goes to a host; by default nothing. */
  notices?: readonly (string | undefined)[];
}

/** Writes the files that tell a host how to serve the site; see README.md. */
export default function hostingPlugin(_context: LoadContext, options: HostingOptions): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, siteConfig, routesPaths}) {
      const documents = Object.entries(options.documents ?? {}).map(
        async ([file, makePolicy]) => [file, await makePolicy()] as const,
      );
      const pages = await readPages(outDir);
      const input = {
        inlineScriptHashes: sharedInlineScripts(pages),
        reaching: reachingPages(pages),
        backendUrl: options.backendUrl,
        versions: options.versions,
        retired: options.retired,
        moved: options.moved ?? {},
        extraSources: options.extraSources,
        documents: Object.fromEntries(await Promise.all(documents)),
      };
      const {origins} = options;
      const isPlainSite = siteConfig.url.startsWith('http:');
      const make = (isPlainHttp: boolean): Rules => hostingRules({...input, origins, isPlainHttp});
      const rules = make(isPlainSite);
      await writeHostFiles(outDir, rules, make(true));
      if (origins !== undefined) {
        const makeOwn = (isPlainHttp: boolean): Rules =>
          accountSiteRules({...input, origins, isPlainHttp}, routesPaths);
        await writeHostFiles(accountFolder(outDir), makeOwn(isPlainSite), makeOwn(true));
      }
      for (const {from, to, status} of rules.redirects) {
        if (status === 200 || !/^\/docs(?:\/[\d.]+)?$/u.test(from)) continue;
        const page = forwardPage(to, siteConfig.url, 'マニュアル');
        await write(outDir, `${from.slice(1)}.html`, page);
      }
      await write(outDir, SECURITY_FILE, securityTxt(options.security, Date.now()));
      // Last: a build that passes is not read line by line.
      for (const notice of options.notices ?? []) {
        if (notice !== undefined) console.warn(`[WARNING] ${notice}`);
      }
    },
  };
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const target = path.join(folder, name);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, text);
}

/**
 * @param rules for hosts
 * @param plain for our own server, which knows no encryption
 */
async function writeHostFiles(folder: string, rules: Rules, plain: Rules): Promise<void> {
  await write(folder, '_headers', headersFile(rules));
  await write(folder, '_redirects', redirectsFile(rules));
  await write(folder, '_hosting/nginx.conf', nginxConfig(rules));
  await write(folder, '_hosting/rules.json', `${JSON.stringify(plain, null, 2)}\n`);
}

export function validateOptions({options}: {options: HostingOptions}): HostingOptions {
  return options;
}

/** A page that leads on without any script, for hosts that know no redirects. */
function forwardPage(to: string, siteUrl: string, title: string): string {
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"><link rel="canonical" href="${siteUrl}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><main><p><a href="${to}">${title}へ移動します</a></p></main></body></html>`;
}
