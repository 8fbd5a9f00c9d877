import * as v from 'valibot';
import {contentSecurityPolicy, type Origins, type PolicyInput, type Reach} from './policy';

const Headers = v.record(v.string(), v.string());

export const RulesSchema = v.object({
  headers: v.object({
    /** Sent with every answer. */
    everywhere: Headers,
    /** Sent with pages: files that keep their name when their content changes. */
    pages: Headers,
    /** Sent with /assets/*: files named by their content. */
    assets: Headers,
    /** Sent with the files below a path that ends with a slash. */
    folders: v.record(v.string(), Headers),
    /** Sent with single files, by path. */
    files: v.record(v.string(), Headers),
  }),
  redirects: v.array(
    v.object({
      /** A path, or a path ending in `/*` for everything below it. */
      from: v.string(),
      /**
       * The target, here or at another origin; `:splat` stands for what `*` matched. The query is
       * kept.
       */
      to: v.string(),
      /**
       * 301 sends the browser there for good, 302 for now (browsers keep a 301 for long); 200
       * answers with the target's page in place.
       */
      status: v.picklist([301, 302, 200]),
    }),
  ),
});

export type Rules = v.InferOutput<typeof RulesSchema>;
export type Redirect = Rules['redirects'][number];

/** By version, then by the id of a page (`feature/index`): the id of a page of the newest version. */
export type RetiredManuals = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface RulesInput extends PolicyInput {
  /** Docs versions, newest (served at /docs) first. */
  versions: readonly string[];
  /** Docs versions that are gone: where their pages lead that the newest lacks; none by default. */
  retired?: RetiredManuals;
  /** Pages of the newest version by the ids that they had before; none by default. */
  moved?: Readonly<Record<string, string>>;
  /** Paths of further pages that talk to the app, found by their content; none by default. */
  reaching?: readonly string[];
  /** Documents that are no pages, by path, with the whole policy of each; none by default. */
  documents?: Readonly<Record<string, string>>;
}

/**
 * Pages that talk to programs of the visitor: the app, and OBS. `loopback` is what runs on the
 * same machine, at any port; `network` also what runs on others of the visitor's network. Pages of the
 * manual with a check say so themselves (`inlineScripts.ts`).
 */
const LOCAL_REACH = {
  '/docs/developer/api': 'loopback',
  '/docs/developer/api/websocket': 'loopback',
  // The preview shows the comments of the app.
  '/generator/templates/4_2': 'loopback',
  '/generator/templates/5_0': 'loopback',
  '/generator/templates/5_1': 'loopback',
  '/generator/templates/6_0': 'loopback',
  '/generator/templates/7_0': 'loopback',
  '/generator/templates/8_0': 'loopback',
  '/tools/map': 'loopback',
  '/tools/map/view': 'loopback',
  '/tools/volume-party': 'network',
  '/tools/wordparty-ponkit': 'network',
} as const satisfies Readonly<Record<string, Reach>>;

/**
 * Pages about a visitor's account, and the one that sells: only they talk to the backend and may
 * lead to the page of the payment service, and no third party is let in (src/lib/ownDocument.ts).
 */
const ACCOUNT_PAGES = [
  '/account/signin',
  '/account/my',
  '/account/checkout/succeeded',
  '/membership',
] as const;

/** Where Docusaurus puts a page of the manual: the index of a section has the section's address. */
const addressOf = (manual: string, page: string): string =>
  `${manual}/${page}`.replace(/\/index$/u, '');

/** @param pages ids of pages of a manual, with those of the newest one to which they lead */
const pageRedirects = (manual: string, pages: Readonly<Record<string, string>>): Redirect[] =>
  Object.entries(pages).map(([page, target]) => ({
    from: addressOf(manual, page),
    to: addressOf('/docs', target),
    status: 301,
  }));

/** Hosts take the first rule that fits: what stands for all pages comes after the single ones. */
function retiredRedirects(version: string, pages: Readonly<Record<string, string>>): Redirect[] {
  const old = `/docs/${version}`;
  return [
    {from: old, to: '/docs/about', status: 301},
    ...pageRedirects(old, pages),
    // The newest manual may not have the tag.
    {from: `${old}/tags/*`, to: '/docs/tags', status: 301},
    {from: `${old}/*`, to: '/docs/:splat', status: 301},
  ];
}

function redirects({versions, retired = {}, moved = {}}: RulesInput): Redirect[] {
  const [latest, ...older] = versions;
  const list: Redirect[] = [
    {from: '/docs', to: '/docs/about', status: 301},
    ...older.map((version) => ({
      from: `/docs/${version}`,
      to: `/docs/${version}/about`,
      status: 301 as const,
    })),
  ];
  if (latest !== undefined) {
    // The newest version has no number in its path; a reader who types one is led there.
    // For now: this manual will live there when a newer one takes its place.
    list.push({from: `/docs/${latest}`, to: '/docs/about', status: 302});
    list.push({from: `/docs/${latest}/*`, to: '/docs/:splat', status: 302});
  }
  list.push(
    ...pageRedirects('/docs', moved),
    ...Object.entries(retired).flatMap(([version, pages]) => retiredRedirects(version, pages)),
    // The path of the page is spelled `infomation`; the right spelling leads there too.
    {from: '/information/*', to: '/infomation/:splat', status: 301},
    // Search results have the address `search/?q=…`; both forms answer.
    {from: '/search/', to: '/search', status: 200},
  );
  return list;
}

/** Cards, icons and the files of the media kit are for others to show. */
const SHARED = {'Cross-Origin-Resource-Policy': 'cross-origin'};
/** The definitions of the app's interfaces are for tools that run on other sites, too. */
const READABLE = {...SHARED, 'Access-Control-Allow-Origin': '*'};
/** YAML in Unicode, RFC 9512; with `nosniff` a wrong type would be a download without a name. */
const YAML = {'Content-Type': 'application/yaml; charset=utf-8', ...READABLE};

/**
 * What hosts take for plain XML, JSON or bytes by their names (RSS 2.0, RFC 4287, JSON Feed 1.1, W3C's
 * Web Application Manifest).
 */
const FILE_TYPES = {
  // Asked for anew at each visit, so that a deployment can change it, or take it away.
  '/sw.js': {'Cache-Control': 'no-cache'},
  '/site.webmanifest': {'Content-Type': 'application/manifest+json'},
  '/news/rss.xml': {'Content-Type': 'application/rss+xml; charset=utf-8'},
  '/news/atom.xml': {'Content-Type': 'application/atom+xml; charset=utf-8'},
  '/news/feed.json': {'Content-Type': 'application/feed+json; charset=utf-8'},
  '/developer/openapi.yaml': YAML,
  '/developer/asyncapi.yaml': YAML,
  '/developer/openapi.json': READABLE,
};

/** Documents with a policy of their own; no search engine is to offer them. */
const ownPolicies = (
  documents: Readonly<Record<string, string>>,
): Record<string, v.InferOutput<typeof Headers>> =>
  Object.fromEntries(
    Object.entries(documents).map(([file, policy]) => [
      file,
      {'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex'},
    ]),
  );

/** The policies of the pages that talk to programs of the visitor, by file. */
function localPolicies(input: RulesInput): Record<string, v.InferOutput<typeof Headers>> {
  const found = (input.reaching ?? []).map((route): [string, Reach] => [route, 'loopback']);
  // What the table says goes first: it may say more.
  const all = {...Object.fromEntries(found), ...LOCAL_REACH};
  return Object.fromEntries(
    Object.entries(all).map(([route, reach]) => [
      `${route}.html`,
      {'Content-Security-Policy': contentSecurityPolicy(input, {reach})},
    ]),
  );
}

/** What a page about accounts may do, and tells no other site: its address may hold what signs in. */
const accountPolicies = (input: RulesInput): v.InferOutput<typeof Headers> => ({
  'Content-Security-Policy': contentSecurityPolicy(input, {isAccount: true}),
  'Referrer-Policy': 'no-referrer',
});

/**
 * The headers of pages about accounts, by file. A browser keeps none of them: whoever goes back on a
 * shared machine after signing out must not meet what was shown.
 */
const accountHeaders = (input: RulesInput): Record<string, v.InferOutput<typeof Headers>> =>
  Object.fromEntries(
    ACCOUNT_PAGES.map((route) => [
      `${route}.html`,
      {
        ...accountPolicies(input),
        'Cache-Control': 'no-store',
        ...(route === '/membership' ? {} : {'X-Robots-Tag': 'noindex'}),
      },
    ]),
  );

/** Headers of every answer, whatever the site holds. */
const EVERYWHERE = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // One policy for all pages: a policy belongs to the first page loaded, and a visitor may come to
  // the microphone tools from any of them.
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=(self), usb=()',
};
/** Only where the site is encrypted: WebKit keeps it for http://localhost, too, where nothing answers. */
const HSTS = {'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload'};
const everywhere = ({isPlainHttp = false}: RulesInput): v.InferOutput<typeof Headers> => ({
  ...(isPlainHttp ? {} : HSTS),
  ...EVERYWHERE,
});
const PAGES = {'Cache-Control': 'public, max-age=0, must-revalidate'};
const ASSETS = {'Cache-Control': 'public, max-age=31536000, immutable'};
const FOLDERS = {'/cards/': SHARED, '/img/': SHARED};

/** Everything a host must know, from the built pages and the configuration. */
export function hostingRules(input: RulesInput): Rules {
  const {origins} = input;
  return {
    headers: {
      everywhere: {'Content-Security-Policy': contentSecurityPolicy(input), ...everywhere(input)},
      pages: PAGES,
      assets: ASSETS,
      folders: FOLDERS,
      files: {
        ...FILE_TYPES,
        '/favicon.ico': SHARED,
        ...localPolicies(input),
        ...(origins === undefined ? accountHeaders(input) : {}),
        ...ownPolicies(input.documents ?? {}),
      },
    },
    redirects: [
      ...(origins === undefined ? [] : redirectsOf(['account', 'membership'], origins.accountUrl)),
      ...redirects(input),
    ],
  };
}

/**
 * Leads to the same addresses at another origin, for now: whether accounts have one of their own may
 * change, and browsers keep a 301 for long.
 * @param sections first parts of paths; the empty one is the home page
 */
const redirectsOf = (sections: readonly string[], origin: string): Redirect[] =>
  sections.flatMap((section) => [
    {from: `/${section}`, to: `${origin}/${section}`, status: 302 as const},
    ...(section === ''
      ? []
      : [{from: `/${section}/*`, to: `${origin}/${section}/:splat`, status: 302 as const}]),
  ]);

/**
 * The same for the origin of the accounts, which has their pages and no others: every link out of
 * them leads to the site. Pages of the site are named one by one, because Cloudflare follows a rule
 * for everything before it looks for a file.
 * @param routes the paths of all pages
 */
export function accountSiteRules(
  input: RulesInput & {readonly origins: Origins},
  routes: readonly string[],
): Rules {
  const sections = new Set(routes.map((route) => route.split('/')[1] ?? ''));
  for (const own of ['account', 'membership', '404.html']) sections.delete(own);
  return {
    headers: {
      everywhere: {...everywhere(input), ...accountPolicies(input)},
      pages: PAGES,
      assets: ASSETS,
      folders: FOLDERS,
      files: accountHeaders(input),
    },
    redirects: redirectsOf([...sections].sort(), input.origins.siteUrl),
  };
}
