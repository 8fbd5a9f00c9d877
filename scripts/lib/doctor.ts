import {accountsConfig, isLocalBackend} from '../../config/accounts';
import type {Env} from '../../config/env';
import type {Operator} from '../../config/operator';
import {CONTROLLER_RELEASES} from '../../plugins/releases/options';
import {isReserved, type Finding, type Group} from './doctorFinding';
import {diagnoseOperator, OPERATOR_FILE} from './doctorOperator';

/** Everything that the doctor judges, already validated by the site's own schemas. */
export interface DoctorFacts {
  readonly env: Env;
  /** Used when SITE_URL is not set. */
  readonly defaultUrl: string;
  /** Of static/developer/openapi.yaml, which is no page: no setting reaches it. */
  readonly licenseUrl: string;
  readonly outsideLinks: Readonly<Record<string, string>>;
  readonly operator: Operator;
  /** The address of the website that supabase/config.toml sends to the project. */
  readonly accountsSiteUrl: string;
  /** The addresses there that a sign-in may come back to. */
  readonly accountsRedirects: readonly string[];
  readonly supporters: number;
  readonly supporterPlaces: number;
  /** Where the installers are offered, for files that are named without an address. */
  readonly downloadBase: string;
  /** Releases that only stand in for real ones, such as `data/releases/8.0.7`. */
  readonly standInReleases: readonly string[];
}

/** What is missing before the site may go public, in the order of GROUPS. */
export function diagnose(facts: DoctorFacts): Finding[] {
  const accountsOn = facts.env.SUPABASE_URL !== '' && facts.env.ACCOUNTS !== 'off';
  return [
    ...address(facts),
    ...license(facts),
    ...links(facts),
    ...diagnoseOperator(facts.operator, accountsOn),
    ...releases(facts),
    ...(accountsOn || facts.env.ACCOUNT_URL !== '' ? backend(facts) : []),
    ...services(facts, accountsOn),
    ...supporters(facts),
    ...confirmations(facts.operator, accountsOn),
  ];
}

/** Whether the site may go public as far as a program can tell. */
export function isReady(findings: readonly Finding[]): boolean {
  return findings.every(({level}) => level !== 'required');
}

function address({env, defaultUrl}: DoctorFacts): Finding[] {
  const url = env.SITE_URL || defaultUrl;
  const isPlain = url.startsWith('http:');
  if (!isPlain && !isReserved(url)) return [];
  return [
    {
      group: 'Address of the site',
      level: 'required',
      name: 'SITE_URL',
      where: 'environment, or SITE.defaultUrl in config/site.ts',
      why: isPlain
        ? `${url} is not encrypted: browsers would not be told to come by https (HSTS), and links, sitemap and feeds lead there`
        : 'canonical links, sitemap, feeds and the credit line that users copy carry this address',
    },
  ];
}

function license({licenseUrl}: DoctorFacts): Finding[] {
  if (!isReserved(licenseUrl)) return [];
  return [
    {
      group: 'Address of the site',
      level: 'required',
      name: 'info.license.url',
      where: 'static/developer/openapi.yaml',
      why: `${licenseUrl} can never be reached; must be /terms at SITE.defaultUrl of config/site.ts`,
    },
  ];
}

function links({outsideLinks}: DoctorFacts): Finding[] {
  return Object.entries(outsideLinks)
    .filter(([, url]) => isReserved(url))
    .map(([name, url]) => ({
      group: 'Outside links',
      level: 'required',
      name: `OUTSIDE_LINKS.${name}`,
      where: 'config/site.ts',
      why: `${url} can never be reached; visitors meet it in the navbar, the footer or on a page`,
    }));
}

function releases({standInReleases, downloadBase}: DoctorFacts): Finding[] {
  const group = 'Release data';
  return [
    ...standInReleases.map((place): Finding => ({
      group,
      level: 'required',
      name: place,
      where: `npm run release:import -- <dir|url>${place.startsWith(CONTROLLER_RELEASES.folder) ? ' --controller' : ''}`,
      why: 'sizes and SHA-512 must be those of the real installers; these only stand in for them',
    })),
    ...(isReserved(downloadBase)
      ? [
          {
            group,
            level: 'required',
            name: 'SITE.downloadBase',
            where: 'config/site.ts',
            why: `${downloadBase} can never be reached; the download buttons lead there`,
          } as const,
        ]
      : []),
  ];
}

/** The backend of the accounts, as far as this repository says how it is set up. */
function backend(facts: DoctorFacts): Finding[] {
  const {env, defaultUrl, accountsSiteUrl, accountsRedirects} = facts;
  const home = env.ACCOUNT_URL || env.SITE_URL || defaultUrl;
  const finding = (name: string, where: string, why: string): Finding => ({
    group: 'Backend',
    level: 'required',
    name,
    where,
    why,
  });
  const refusal = refusalOf(env);
  const {SUPABASE_URL} = env;
  return [
    ...(refusal === undefined
      ? []
      : [finding('settings of the accounts', 'environment', `the build refuses them: ${refusal}`)]),
    ...(refusal === undefined && (isLocalBackend(env) || isReserved(SUPABASE_URL))
      ? [finding('SUPABASE_URL', 'environment', `no visitor can reach ${SUPABASE_URL}`)]
      : []),
    ...(accountsSiteUrl === home && accountsRedirects.includes(`${home}/**`)
      ? []
      : [
          finding(
            'site_url, additional_redirect_urls',
            'supabase/config.toml',
            `mails lead to ${accountsSiteUrl} and sign-ins to ${accountsRedirects.join(', ')}; must be ${home} and ${home}/**, where the accounts are; then \`npx supabase config push\``,
          ),
        ]),
  ];
}

/** What a build says that does not take the settings of the accounts (config/accounts.ts). */
function refusalOf(env: Env): string | undefined {
  try {
    accountsConfig(env, true);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error);
  }
}

function services({env}: DoctorFacts, accountsOn: boolean): Finding[] {
  const off = (group: Group, name: string, isOff: boolean, why: string): Finding[] =>
    isOff ? [{group, level: 'optional', name, where: 'environment', why}] : [];
  return [
    ...off(
      'Backend',
      'SUPABASE_URL, SUPABASE_ANON_KEY',
      !accountsOn,
      'the pages under /account explain, but nobody can sign in; a deployment says ACCOUNTS=off',
    ),
    ...off(
      'News',
      'MICROCMS_SERVICE_DOMAIN, MICROCMS_API_KEY',
      env.MICROCMS_SERVICE_DOMAIN === '',
      'news come from the files in news/',
    ),
    ...off(
      'Manual',
      'FEEDBACK_URL',
      env.FEEDBACK_URL === '',
      'answers to 「役に立ちましたか」 go nowhere; readers are led to the forum',
    ),
    ...off(
      'Tag manager and ads',
      'TAG_MANAGER_ID',
      env.TAG_MANAGER_ID === '',
      'no visits are counted, and /policy says so',
    ),
    ...off(
      'Tag manager and ads',
      'AD_CLIENT_ID',
      env.AD_CLIENT_ID === '',
      'no ads are shown, and /policy says so',
    ),
  ];
}

function supporters({supporters: count, supporterPlaces}: DoctorFacts): Finding[] {
  if (count >= supporterPlaces) return [];
  return [
    {
      group: 'Supporters',
      level: 'optional',
      name: 'supporters',
      where: 'data/supporters.json',
      why: `${count} of ${supporterPlaces} places are taken; a free place is an invitation. Only with consent`,
    },
  ];
}

function confirmations({terms, payment}: Operator, accountsOn: boolean): Finding[] {
  const {changeNoticeDays, endNoticeDays, liabilityMonths} = terms;
  const confirm = (name: string, where: string, why: string): Finding => ({
    group: 'To be confirmed by a person',
    level: 'confirm',
    name,
    where,
    why,
  });
  return [
    confirm(
      'terms.changeNoticeDays, terms.endNoticeDays, terms.liabilityMonths',
      OPERATOR_FILE,
      `${changeNoticeDays} and ${endNoticeDays} days, ${liabilityMonths} months: promises of the operator, to be checked by a lawyer (消費者契約法 8)`,
    ),
    confirm(
      '本アプリが扱う情報',
      'src/pages/policy.mdx',
      'must match what the released app really sends',
    ),
    confirm(
      '安全のための措置',
      'src/pages/policy.mdx',
      'must match what the operator really does (個人情報保護法 23, 32)',
    ),
    confirm(
      'cancellation and prices',
      'the fan-funding service',
      'must say the same as /commerce-legal (特定商取引法 12条の6)',
    ),
    ...(accountsOn
      ? [
          confirm(
            'products',
            'the table of the hosted project (supabase/README.md)',
            `those on sale must have the prices of payment.price: ${payment.price.map(({plan, amount}) => `${plan} ${amount} yen`).join(', ') || 'none yet'}`,
          ),
          confirm(
            'payment.methods, payment.timing, payment.delivery, cancel.refund, cancel.after',
            OPERATOR_FILE,
            'stand on the screen before an order on /membership, too: must hold for Stripe as for the fan-funding service',
          ),
          confirm(
            'cancel.how',
            OPERATOR_FILE,
            'must name both ways: お支払いの管理 in マイページ, and the fan-funding service',
          ),
        ]
      : []),
  ];
}
