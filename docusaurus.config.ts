import type {Options} from '@docusaurus/preset-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Config} from '@docusaurus/types';
import {accountOrigins, accountsConfig, accountsNotice, sellsHere} from './config/accounts';
import {announcementBar} from './config/announcement';
import {buildRules} from './config/buildRules';
import {docsOptions, searchContexts} from './config/docs';
import {misspeltNotice, parseEnv} from './config/env';
import {feedbackSources} from './config/feedback';
import {footer} from './config/footer';
import {prism, rehypePlugins, remarkPlugins} from './config/markdown';
import {parseManuals, parseVersions} from './config/manuals';
import {metadata} from './config/metadata';
import {navbarItems} from './config/navbar';
import {parseOperator} from './config/operator';
import {CUSTOM_CSS, OUTSIDE_LINKS, SITE} from './config/site';
import {sitemapOptions} from './config/sitemap';
import {parseSupporters} from './config/supporters';
import manuals from './data/manuals.json';
import operator from './data/operator.json';
import supporters from './data/supporters.json';
import {buildBoot} from './plugins/boot/buildBoot';
import {joinSources} from './plugins/hosting/policy';
import {BRAND_FOLDER} from './plugins/pictures/shared/kit';
import {ssrTemplate} from './plugins/boot/ssrTemplate';
import {FRAME_DOCUMENT, OVERLAYS_FOLDER} from './plugins/overlays/server/framePage';
import {PLAYGROUND_DOCUMENT, PLAYGROUND_FOLDER} from './plugins/playground/server/framePage';
import {CONTROLLER_RELEASES} from './plugins/releases/options';
import {thirdPartySources} from './plugins/third-party/cspSources';
import versions from './versions.json';

// Checked here, so that a malformed file stops the build instead of reaching a page.
const seller = parseOperator(operator);
parseSupporters(supporters);
const {retired, moved} = parseManuals(manuals, parseVersions(versions));
const env = parseEnv(process.env);
const accounts = accountsConfig(env, process.env['APP_ENV'] === 'production');
const siteUrl = env.SITE_URL || SITE.defaultUrl;
const thirdParty = {
  adClientId: env.AD_CLIENT_ID,
  tagManagerId: env.TAG_MANAGER_ID,
  appEnv: env.APP_ENV,
};
const thirdPartyOrigins = thirdPartySources(thirdParty);
const scriptSources = thirdPartyOrigins['script-src'];
const boot = buildBoot(scriptSources);
const colorMode = {
  defaultMode: 'light',
  respectPrefersColorScheme: true,
  disableSwitch: false,
} as const;

const themeConfig: UserThemeConfig = {
  colorMode,
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  metadata,
  prism,
  navbar: {title: SITE.name, hideOnScroll: true, items: navbarItems},
  footer,
  announcementBar,
};

const preset: Options = {
  docs: docsOptions,
  // News has a plugin of its own, which also reads microCMS.
  blog: false,
  pages: {beforeDefaultRemarkPlugins: remarkPlugins, rehypePlugins},
  sitemap: sitemapOptions(accounts.accountUrl !== ''),
  theme: {customCss: CUSTOM_CSS},
  debug: false,
};

const config: Config = {
  title: SITE.name,
  tagline: SITE.tagline,
  url: siteUrl,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  staticDirectories: ['static', BRAND_FOLDER, OVERLAYS_FOLDER, PLAYGROUND_FOLDER],
  ...buildRules,
  baseUrlIssueBanner: false,
  i18n: {
    defaultLocale: 'ja',
    locales: ['ja'],
    localeConfigs: {ja: {label: '日本語', htmlLang: 'ja'}},
  },
  // The colour mode is stored under exactly `theme`; v4 would add a namespace.
  storage: {type: 'localStorage', namespace: false},
  future: {
    v4: true,
    // No page shows when it was changed, and reading all of git's history takes seconds.
    experimental_vcs: 'disabled',
  },
  ssrTemplate: ssrTemplate(boot, {...colorMode, announcementId: announcementBar?.id}),
  customFields: {
    ...accounts,
    sellsHere: sellsHere(accounts, seller),
    offlineOn: env.OFFLINE !== 'off',
    APP_ENV: env.APP_ENV,
    adClientId: env.AD_CLIENT_ID,
    tagManagerId: env.TAG_MANAGER_ID,
    feedbackUrl: env.FEEDBACK_URL,
    siteVersion: SITE.siteVersion,
  },
  presets: [['@docusaurus/preset-classic', preset]],
  // After the preset's theme, whose empty SearchBar it replaces.
  themes: [
    ['./plugins/search/index.ts', {contexts: searchContexts, asked: 'data/askedPages.json'}],
  ],
  plugins: [
    './plugins/routes/index.ts',
    './plugins/news/index.ts',
    './plugins/releases/index.ts',
    ['./plugins/releases/index.ts', CONTROLLER_RELEASES],
    ['./plugins/boot/index.ts', {scriptSources}],
    './plugins/pictures/index.ts',
    './plugins/overlays/index.ts',
    ['./plugins/playground/index.ts', {version: SITE.siteVersion}],
    './plugins/credits/index.ts',
    './plugins/markdown/index.ts',
    './plugins/bundle/index.ts',
    ['./plugins/offline/index.ts', {isOn: env.OFFLINE !== 'off'}],
    ['./plugins/third-party/index.ts', {...thirdParty, accountUrl: accounts.accountUrl}],
    [
      './plugins/hosting/index.ts',
      {
        backendUrl: accounts.supabaseUrl,
        origins: accountOrigins(accounts, siteUrl),
        versions,
        retired,
        moved,
        extraSources: joinSources([thirdPartyOrigins, feedbackSources(env.FEEDBACK_URL)]),
        documents: {...FRAME_DOCUMENT, ...PLAYGROUND_DOCUMENT},
        security: {
          contact: seller.securityContact || seller.contactForm || OUTSIDE_LINKS.businessInquiry,
          origins: [siteUrl, ...(accounts.accountUrl === '' ? [] : [accounts.accountUrl])],
        },
        notices: [accountsNotice(accounts, env, seller), misspeltNotice(process.env)],
      },
    ],
  ],
  themeConfig,
};

export default config;
