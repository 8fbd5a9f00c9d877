import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {forwardPage} from './forwardPage';
import {headersFile} from './formats/headersFile';
import {nginxConfig} from './formats/nginx';
import {redirectsFile} from './formats/redirectsFile';
import {sharedInlineScript} from './inlineScripts';
import {readPages} from '../html/readPages';
import {hostingRules, type CspSources, type RetiredManuals} from './rules';

export interface HostingOptions {
  backendUrl: string;
  versions: readonly string[];
  /** Docs versions that are gone, from data/manuals.json. */
  retired: RetiredManuals;
  /** Further origins for the content security policy. */
  extraSources: CspSources;
  /** Those of them that pages of accounts may use, too. */
  accountSources: CspSources;
  /** Documents that are no pages, by path, and how the policy of each is made; none by default. */
  documents?: Readonly<Record<string, () => Promise<string>>>;
}

/** Writes the files that tell a host how to serve the site; see README.md. */
export default function hostingPlugin(_context: LoadContext, options: HostingOptions): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir, siteConfig}) {
      const write = async (name: string, text: string): Promise<void> => {
        const target = path.join(outDir, name);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      };
      const documents = Object.entries(options.documents ?? {}).map(
        async ([file, makePolicy]) => [file, await makePolicy()] as const,
      );
      const rules = hostingRules({
        inlineScriptHashes: sharedInlineScript(await readPages(outDir)),
        backendUrl: options.backendUrl,
        versions: options.versions,
        retired: options.retired,
        extraSources: options.extraSources,
        accountSources: options.accountSources,
        documents: Object.fromEntries(await Promise.all(documents)),
      });
      await write('_headers', headersFile(rules));
      await write('_redirects', redirectsFile(rules));
      await write('_hosting/nginx.conf', nginxConfig(rules));
      await write('_hosting/rules.json', `${JSON.stringify(rules, null, 2)}\n`);
      for (const {from, to, status} of rules.redirects) {
        if (status === 200 || !/^\/docs(?:\/[\d.]+)?$/u.test(from)) continue;
        await write(`${from.slice(1)}.html`, forwardPage(to, siteConfig.url, 'マニュアル'));
      }
    },
  };
}

export function validateOptions({options}: {options: HostingOptions}): HostingOptions {
  return options;
}
