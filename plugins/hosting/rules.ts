import * as v from 'valibot';

const Headers = v.record(v.string(), v.string());

export const RulesSchema = v.object({
  headers: v.object({
    /** Sent with every answer. */
    everywhere: Headers,
    /** Sent with pages: files that keep their name when their content changes. */
    pages: Headers,
    /** Sent with /assets/*: files named by their content. */
    assets: Headers,
    /** Sent with single files, by path. */
    files: v.record(v.string(), Headers),
  }),
  redirects: v.array(
    v.object({
      /** A path, or a path ending in `/*` for everything below it. */
      from: v.string(),
      /** The target; `:splat` stands for what `*` matched. The query is kept. */
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

/** Origins outside of this site that a page may use, by directive of the policy. */
export type CspSources = Partial<
  Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>
>;

/** By version, then by the id of a page (`feature/index`): the id of a page of the newest version. */
export type RetiredManuals = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface RulesInput {
  /** `sha256-…` of every inline script of the pages. */
  inlineScriptHashes: readonly string[];
  /** Origin of the backend project; empty when none is configured. Only pages of accounts use it. */
  backendUrl: string;
  /** Docs versions, newest (served at /docs) first. */
  versions: readonly string[];
  /** Docs versions that are gone: where their pages lead that the newest lacks; none by default. */
  retired?: RetiredManuals;
  /** Further origins, for example those of plugins/third-party; none by default. */
  extraSources?: CspSources;
  /** Those of them that pages of accounts may use, too; none by default. */
  accountSources?: CspSources;
  /** Documents that are no pages, by path, with the whole policy of each; none by default. */
  documents?: Readonly<Record<string, string>>;
}

/**
 * Pages that talk to programs of the visitor: the app, and OBS. `loopback` is what runs on the
 * same machine, at any port; `network` also what runs on others of the visitor's network.
 */
const LOCAL_REACH = {
  '/tools/map': 'loopback',
  '/tools/map/view': 'loopback',
  '/tools/volume-party': 'network',
  '/tools/wordparty-ponkit': 'network',
} as const satisfies Readonly<Record<string, 'loopback' | 'network'>>;

/**
 * A policy cannot name addresses of private networks (CSP Level 3, section 2.3.1 has no ranges), so
 * that `network` is every address without encryption; src/lib/appLink lets pass only private ones.
 */
const LOCAL_SOURCES = {
  loopback: ['localhost', '127.0.0.1'].flatMap((host) => [`http://${host}:*`, `ws://${host}:*`]),
  network: ['http:', 'ws:'],
} as const;

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

/** Where an order is paid: https://docs.stripe.com/security/guide#content-security-policy */
const PAYMENT = 'https://checkout.stripe.com';

const ORIGIN = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/u;

/** @throws Error for anything but an https origin: a `;` or `'unsafe-…'` would rewrite the policy. */
function checkedSources(extra: CspSources, directive: keyof CspSources): readonly string[] {
  const sources = extra[directive] ?? [];
  const bad = sources.find((source) => !ORIGIN.test(source));
  if (bad !== undefined) throw new Error(`${directive}: not an https origin: ${bad}`);
  return sources;
}

/** What a page may do beyond what all may. */
interface PageKind {
  /** Which programs of the visitor the page talks to; none by default. */
  readonly reach?: keyof typeof LOCAL_SOURCES;
  /** Whether it is about the visitor's account; not by default. */
  readonly isAccount?: boolean;
}

/**
 * The content security policy of every page: nothing but our own files, the hashed inline script
 * and the given further origins. `style-src-attr` allows style attributes (code highlighting, the
 * colours of the announcement bar), never style elements. The frame that a page may show is that of
 * plugins/overlays.
 */
export function contentSecurityPolicy(
  input: RulesInput,
  {reach, isAccount = false}: PageKind = {},
): string {
  const {inlineScriptHashes, extraSources = {}, accountSources = {}} = input;
  const extra = (directive: keyof CspSources): readonly string[] =>
    checkedSources(isAccount ? accountSources : extraSources, directive);
  const hashes = inlineScriptHashes.map((hash) => `'${hash}'`);
  const backend = isAccount && input.backendUrl !== '' ? [new URL(input.backendUrl).origin] : [];
  const local = reach === undefined ? [] : LOCAL_SOURCES[reach];
  // It would turn the addresses of the visitor's programs, and of a backend on a developer's own
  // machine, into https ones, where nothing answers.
  const isPlain = reach !== undefined || backend.some((origin) => origin.startsWith('http:'));
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes, ...extra('script-src')].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...extra('img-src')].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...backend, ...extra('connect-src'), ...local].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    ['frame-src', "'self'", ...extra('frame-src')].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    backend.length === 0 ? "form-action 'self'" : `form-action 'self' ${PAYMENT}`,
    "frame-ancestors 'none'",
    ...(isPlain ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}

/** Where Docusaurus puts a page of the manual: the index of a section has the section's address. */
const addressOf = (manual: string, page: string): string =>
  `${manual}/${page}`.replace(/\/index$/u, '');

/** Hosts take the first rule that fits: what stands for all pages comes after the single ones. */
function retiredRedirects(version: string, pages: Readonly<Record<string, string>>): Redirect[] {
  const old = `/docs/${version}`;
  return [
    {from: old, to: '/docs/about', status: 301},
    ...Object.entries(pages).map(([page, target]) => ({
      from: addressOf(old, page),
      to: addressOf('/docs', target),
      status: 301 as const,
    })),
    // The newest manual may not have the tag.
    {from: `${old}/tags/*`, to: '/docs/tags', status: 301},
    {from: `${old}/*`, to: '/docs/:splat', status: 301},
  ];
}

function redirects([latest, ...older]: readonly string[], retired: RetiredManuals): Redirect[] {
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
    ...Object.entries(retired).flatMap(([version, pages]) => retiredRedirects(version, pages)),
    // The path of the page is spelled `infomation`; the right spelling leads there too.
    {from: '/information/*', to: '/infomation/:splat', status: 301},
    // Search results have the address `search/?q=…`; both forms answer.
    {from: '/search/', to: '/search', status: 200},
  );
  return list;
}

/** YAML in Unicode, RFC 9512; with `nosniff` a wrong type would be a download without a name. */
const YAML = {'Content-Type': 'application/yaml; charset=utf-8'};

/** What hosts take for plain XML, JSON or bytes by their names (RSS 2.0, RFC 4287, JSON Feed 1.1). */
const FILE_TYPES = {
  '/news/rss.xml': {'Content-Type': 'application/rss+xml; charset=utf-8'},
  '/news/atom.xml': {'Content-Type': 'application/atom+xml; charset=utf-8'},
  '/news/feed.json': {'Content-Type': 'application/feed+json; charset=utf-8'},
  '/developer/openapi.yaml': YAML,
  '/developer/asyncapi.yaml': YAML,
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
const localPolicies = (input: RulesInput): Record<string, v.InferOutput<typeof Headers>> =>
  Object.fromEntries(
    Object.entries(LOCAL_REACH).map(([route, reach]) => [
      `${route}.html`,
      {'Content-Security-Policy': contentSecurityPolicy(input, {reach})},
    ]),
  );

/**
 * The headers of pages about accounts, by file. Their addresses may hold what signs in (the link of
 * a mail), so that no other site is told where a visitor came from.
 */
const accountHeaders = (input: RulesInput): Record<string, v.InferOutput<typeof Headers>> =>
  Object.fromEntries(
    ACCOUNT_PAGES.map((route) => [
      `${route}.html`,
      {
        'Content-Security-Policy': contentSecurityPolicy(input, {isAccount: true}),
        'Referrer-Policy': 'no-referrer',
        ...(route === '/membership' ? {} : {'X-Robots-Tag': 'noindex'}),
      },
    ]),
  );

/** Everything a host must know, from the built pages and the configuration. */
export function hostingRules(input: RulesInput): Rules {
  return {
    headers: {
      everywhere: {
        'Content-Security-Policy': contentSecurityPolicy(input),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // One policy for all pages: a policy belongs to the first page loaded, and a visitor may
        // come to the microphone tools from any of them.
        'Permissions-Policy':
          'microphone=(self), camera=(), geolocation=(), payment=(self), usb=()',
      },
      pages: {'Cache-Control': 'public, max-age=0, must-revalidate'},
      assets: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Cards, feeds and the files of the media kit are for others to show; and both hosts would
        // join two values of one header, so the header cannot stand for all files.
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
      files: {
        ...FILE_TYPES,
        ...localPolicies(input),
        ...accountHeaders(input),
        ...ownPolicies(input.documents ?? {}),
      },
    },
    redirects: redirects(input.versions, input.retired ?? {}),
  };
}
