/** Origins outside of this site that a page may use, by directive of the policy. */
export type CspSources = Partial<
  Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', readonly string[]>
>;

/** The sources of several services, each origin once. */
export function joinSources(all: readonly CspSources[]): CspSources {
  const joined: {-readonly [Directive in keyof CspSources]: readonly string[]} = {};
  for (const sources of all) {
    for (const directive of Object.keys(sources) as (keyof CspSources)[]) {
      joined[directive] = [
        ...new Set([...(joined[directive] ?? []), ...(sources[directive] ?? [])]),
      ];
    }
  }
  return joined;
}

/** The two origins of a site whose accounts have one of their own. */
export interface Origins {
  readonly siteUrl: string;
  readonly accountUrl: string;
}

export interface PolicyInput {
  /** `sha256-…` of every inline script of the pages. */
  inlineScriptHashes: readonly string[];
  /** Origin of the backend project; empty when none is configured. Only pages of accounts use it. */
  backendUrl: string;
  /**
   * Further origins, for example those of plugins/third-party; none by default. Pages of accounts use
   * none of them.
   */
  extraSources?: CspSources;
  /** Where accounts have an origin of their own; by default all is one. */
  origins?: Origins | undefined;
  /** Whether the site is served without encryption, as on a developer's own machine; not by default. */
  isPlainHttp?: boolean;
}

/** Programs of the visitor on the same machine, or on others of the visitor's network as well. */
export type Reach = 'loopback' | 'network';

/**
 * A policy cannot name addresses of private networks (CSP Level 3, section 2.3.1 has no ranges, and
 * `*` stands for whole labels of a name, never for a part of 192.168.0.1), so that `network` is every
 * address without encryption; packages/app-link lets pass only private ones. Narrower would be loopback
 * alone, and these two tools are there for an app or OBS on another machine than the one that shows
 * them. Ports are whatever the visitor has set there.
 */
const LOCAL_SOURCES: Readonly<Record<Reach, readonly string[]>> = {
  loopback: ['localhost', '127.0.0.1'].flatMap((host) => [`http://${host}:*`, `ws://${host}:*`]),
  network: ['http:', 'ws:'],
};

/**
 * What may become HTML or a script, by the names of the policies that say so: `default` answers for
 * texts and `bundler` for chunks (plugins/boot), `own-html` is src/lib/ownHtml.ts, `offline`
 * registers the service worker (plugins/offline). Google's scripts
 * bring one of their own, and each of them makes it anew.
 */
const TRUSTED = ['default', 'bundler', 'own-html', 'offline'];
const TRUSTED_WITH_THIRD_PARTIES = [...TRUSTED, 'goog#html', "'allow-duplicates'"];

/** Where an order is paid: https://docs.stripe.com/security/guide#content-security-policy */
const PAYMENT = 'https://checkout.stripe.com';

/**
 * Judges what is fetched ahead, in Firefox, and nothing else: `prefetch-src` is gone from CSP Level 3,
 * and every other directive that would fall back to this one is named. With `'none'` Firefox fetches
 * nothing ahead, and its console has a complaint for each file.
 */
const DEFAULT = "default-src 'self'";

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
  readonly reach?: Reach;
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
  input: PolicyInput,
  {reach, isAccount = false}: PageKind = {},
): string {
  const {inlineScriptHashes, extraSources = {}} = input;
  const extra = (directive: keyof CspSources): readonly string[] =>
    isAccount ? [] : checkedSources(extraSources, directive);
  const hashes = inlineScriptHashes.map((hash) => `'${hash}'`);
  const backend = isAccount && input.backendUrl !== '' ? [new URL(input.backendUrl).origin] : [];
  // The search box is a form, whose address leads from the accounts' origin to the site's.
  const forms = isAccount && input.origins !== undefined ? [input.origins.siteUrl] : [];
  const local = reach === undefined ? [] : LOCAL_SOURCES[reach];
  // It would turn the addresses of the visitor's programs, and of a backend on a developer's own
  // machine, into https ones, where nothing answers.
  // WebKit turns those of a site at http://localhost as well.
  const isPlain =
    input.isPlainHttp === true ||
    reach !== undefined ||
    backend.some((origin) => origin.startsWith('http:'));
  return [
    DEFAULT,
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
    ["form-action 'self'", ...forms, ...(backend.length === 0 ? [] : [PAYMENT])].join(' '),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    [
      'trusted-types',
      ...(extra('script-src').length === 0 ? TRUSTED : TRUSTED_WITH_THIRD_PARTIES),
    ].join(' '),
    ...(isPlain ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}
