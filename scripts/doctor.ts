/** Lists what an owner must set before the site goes public. `--json` for machines; no network. */
import './lib/requireNode';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {parse} from 'yaml';
import {misspeltNotice, parseEnv} from '../config/env';
import {parseOperator} from '../config/operator';
import {OUTSIDE_LINKS, SITE} from '../config/site';
import {parseSupporters, SUPPORTER_PLACES} from '../config/supporters';
import {CONTROLLER_RELEASES, parseOptions} from '../plugins/releases/options';
import {readReleasesIfAny} from '../plugins/releases/server/readReleases';
import {parseJson} from '../src/lib/checked';
import {isStandIn} from '../plugins/releases/shared/release';
import {diagnose, isReady, type DoctorFacts} from './lib/doctor';
import {doctorJson, doctorReport} from './lib/doctorReport';

const Definition = v.object({info: v.object({license: v.object({url: v.string()})})});
const ROOT = path.join(__dirname, '..');

function readJson(name: string): unknown {
  // Some editors begin a file with a mark, which the build's own reader skips.
  const text = readFileSync(path.join(ROOT, 'data', name), 'utf8').replace(/^\uFEFF/u, '');
  return parseJson(text, `data/${name}`);
}

/** The addresses that mails and sign-ins of the hosted project lead to. */
function readAccountsUrls(): Pick<DoctorFacts, 'accountsSiteUrl' | 'accountsRedirects'> {
  const config = readFileSync(path.join(ROOT, 'supabase', 'config.toml'), 'utf8');
  const valueOf = (key: string): string =>
    new RegExp(`^${key}\\s*=(?<value>.*)$`, 'mu').exec(config)?.groups?.['value'] ?? '';
  const textsIn = (value: string): string[] =>
    [...value.matchAll(/"(?<text>[^"]*)"/gu)].map(({groups}) => groups?.['text'] ?? '');
  const [accountsSiteUrl = 'no address'] = textsIn(valueOf('site_url'));
  return {accountsSiteUrl, accountsRedirects: textsIn(valueOf('additional_redirect_urls'))};
}

/** Where the definition of the local API says that its terms are. */
function readLicenseUrl(): string {
  const definition = readFileSync(path.join(ROOT, 'static', 'developer', 'openapi.yaml'), 'utf8');
  return v.parse(Definition, parse(definition)).info.license.url;
}

/** The releases of both products that nobody has imported from a real build. */
async function standInReleases(): Promise<string[]> {
  const {id: _id, ...controller} = CONTROLLER_RELEASES;
  const standIns = await Promise.all(
    [{}, controller].map(async (options) => {
      const parsed = parseOptions(options);
      const found = await readReleasesIfAny({siteDir: ROOT, ...parsed});
      const all = found === undefined ? [] : [found.current, ...found.past];
      return all.filter(isStandIn).map(({version}) => `${parsed.folder}/${version}`);
    }),
  );
  return standIns.flat();
}

async function readFacts(): Promise<DoctorFacts> {
  return {
    env: parseEnv(process.env),
    defaultUrl: SITE.defaultUrl,
    licenseUrl: readLicenseUrl(),
    outsideLinks: OUTSIDE_LINKS,
    operator: parseOperator(readJson('operator.json')),
    ...readAccountsUrls(),
    supporters: parseSupporters(readJson('supporters.json')).length,
    supporterPlaces: SUPPORTER_PLACES,
    downloadBase: SITE.downloadBase,
    standInReleases: await standInReleases(),
  };
}

async function main(): Promise<void> {
  try {
    const findings = diagnose(await readFacts());
    console.log(process.argv.includes('--json') ? doctorJson(findings) : doctorReport(findings));
    const notice = misspeltNotice(process.env);
    if (notice !== undefined) console.error(`\n${notice}`);
    process.exitCode = isReady(findings) ? 0 : 1;
  } catch (error) {
    // A malformed file or variable: the message names it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

void main();
