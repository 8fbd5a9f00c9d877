import {MAX_QUERY} from '@komebiyori/search/answer';
import {deflateSync, strToU8} from 'fflate';
import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {emitCss} from '@komebiyori/overlays/css/emitCss';
import {toBase64Url} from '@komebiyori/overlays/share/base64url';
import {wellFormed as toWellFormed} from '@komebiyori/fields/readValue';
import {decodeLink, encodeLink} from '@komebiyori/overlays/share/link';
import {packText} from '@komebiyori/overlays/share/packedText';
import {randomDesign} from '@komebiyori/overlays/testing/random';
import {resolveRequest} from '../../plugins/hosting/resolveRequest';
import {hostingRules} from '../../plugins/hosting/rules';
import {
  parseHighlight,
  withHighlight,
  withoutHighlight,
} from '../../plugins/search/shared/highlightAddress';
import {parseSearch, searchAddress} from '../../plugins/search/shared/searchAddress';
import {checkoutSessionId, productId, safeNext} from '../../src/features/account/model/safeNext';
import {signInStart, stepQuery} from '../../src/features/account/signin/signInState';
import * as map from '../../src/features/commentMap/settings/viewUrl';
import {readChoice, writeChoice} from '../../src/features/overlayGallery/choose';
import * as playground from '../../src/features/playground/work/link';
import {packWork} from '../../src/features/playground/work/packWork';
import {decodeKitLink, encodeKitLink} from '../../src/features/ponkit/kit/link';
import {STARTERS} from '../../src/features/ponkit/kit/starters';
import * as party from '../../src/features/volumeParty/settings/viewUrl';
import {DEFAULT_SETTINGS} from '../../src/features/volumeParty/settings/settings';
import {obsAddress} from '@komebiyori/obs-link/address';
import {parseAddress, printAddress} from '@komebiyori/app-link/address';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {border, hostileText, nearly, nearlyJson} from './support';

const random = mulberry32(5);
const designs = Array.from({length: 12}, () => randomDesign(random));

describe('the address of the search', () => {
  const known = {
    baseUrl: '/',
    versions: [
      {path: '/docs', label: '8.0'},
      {path: '/docs/7.2', label: '7.2'},
    ],
    contexts: [{path: 'guide'}, {path: 'feature'}],
  };
  border(
    'is read within its limits, and says the same when it is written again',
    nearly(['?q=OBS+%E8%A1%A8%E7%A4%BA&ctx=guide&outside=1&version=docs/7.2', '?q=a&version=v7.2']),
    (search) => {
      const state = parseSearch(search, known);
      expect(state.query.length).toBeLessThanOrEqual(MAX_QUERY);
      expect(['/docs', '/docs/7.2']).toContain(state.versionPath);
      const {unknownVersion: _unknown, ...rest} = state;
      const url = new URL(searchAddress(state, known), 'https://site.example');
      expect(url.pathname).toBe('/search');
      expect(parseSearch(url.search, known)).toEqual({
        ...rest,
        query: toWellFormed(rest.query),
      });
    },
  );
  border(
    'of words to mark names few and short ones, which another page gets as they are',
    nearly(['?highlight=OBS&highlight=%E8%A1%A8%E7%A4%BA', '?a=1&highlight=x#b']),
    (search) => {
      const words = parseHighlight(search);
      expect(words.length).toBeLessThanOrEqual(8);
      for (const word of words) expect([...word].length).toBeLessThanOrEqual(40);
      const {search: again, hash} = new URL(withHighlight('/docs/a#b', words), 'https://a.example');
      expect(parseHighlight(again)).toEqual(words);
      expect(hash).toBe('#b');
      const without = withoutHighlight(search);
      expect(parseHighlight(without)).toEqual([]);
      expect(withoutHighlight(without)).toBe(without);
    },
  );
});

describe('links that hold a work', () => {
  const link = (json: string): string => `#s=1.${toBase64Url(deflateSync(strToU8(json)))}`;
  border(
    'a design is one that can be sent on, and makes CSS that ends no style element',
    fc.oneof(
      nearly(designs.map((design) => `#${encodeLink(design).hash}`)),
      nearlyJson(designs).map(link),
    ),
    (hash) => {
      const {design} = decodeLink(hash, '8_0');
      const sent = encodeLink(design);
      if (sent.fits) expect(decodeLink(`#${sent.hash}`)).toEqual({design, warnings: []});
      expect(emitCss(design, {target: 'obs', allowsCustomCss: true})).not.toMatch(/<\/style/iu);
    },
    ['#s=1.', link('{"schema":1,"app":"8_0","template":"__proto__","opts":{"__proto__":{"a":1}}}')],
  );
  const kitLink = (json: string): string => `#kit=1.${toBase64Url(deflateSync(strToU8(json)))}`;
  const works = STARTERS.map(({work}) => ({form: 1, ...work}));
  border(
    'a kit is one that can be sent on',
    fc.oneof(
      nearly(STARTERS.map(({work}) => `#${encodeKitLink(work).hash}`)),
      nearlyJson(works).map(kitLink),
    ),
    (hash) => {
      const read = decodeKitLink(hash);
      if (read === undefined || 'problem' in read) return;
      const again = decodeKitLink(`#${encodeKitLink(read.work).hash}`);
      if (again !== undefined && 'problem' in again) expect(again.problem).toBe('link-too-long');
      else expect(again).toEqual({work: read.work, left: 0});
    },
  );
});

describe('a template of the playground in a link', () => {
  const template = {
    title: '一覧',
    files: {html: '<p>あ</p>', css: 'p {color: red}', script: 'run();'},
  };
  const {hash} = playground.encodeLink(template);
  const link = (json: string): string => `#w=1.${packText(json)}`;
  const shared = {t: '一覧', h: '<p>あ</p>', c: 'p {color: red}', s: 'run();'};
  border(
    'is one that can be sent on and saved, or refused with a reason',
    fc.oneof(nearly([`#${hash}`]), nearlyJson([shared]).map(link)),
    (text) => {
      const read = playground.decodeLink(text);
      if (read.kind === 'refused') expect(read.reason).toMatch(/。$/u);
      if (read.kind !== 'template') return;
      const {title, files} = read;
      const again = playground.encodeLink({title, files});
      if (again.fits) expect(playground.decodeLink(`#${again.hash}`)).toEqual(read);
      expect(packWork({title, files}, '').fileName).toMatch(/^[\w.-]+\.zip$/u);
    },
    ['#w=1.', '#w=2.x', link('{"t":"a","h":1,"c":"","s":""}'), link('[]')],
  );
});

describe('addresses of account pages', () => {
  const NEXT =
    /^\/account\/my$|^\/membership(?:\?buy=[\w-]{1,64})?$|^\/account\/checkout\/succeeded\?session_id=cs_\w{1,200}$/u;
  const samples = [
    '/membership?buy=pro-monthly',
    '/account/checkout/succeeded?session_id=cs_test_a1',
    '/account/my',
  ];
  border(
    '`next` leads to one of three pages, whatever it says',
    nearly([...samples, '//evil.example/membership', '/\\evil.example', '/account/../membership']),
    (next) => {
      expect(safeNext(next)).toMatch(NEXT);
      expect(safeNext(safeNext(next))).toBe(safeNext(next));
      const id = productId(next) ?? checkoutSessionId(next);
      if (id !== undefined) expect(encodeURIComponent(id)).toBe(id);
    },
  );
  border(
    'the sign-in page keeps nothing that signs in',
    nearly([
      ...samples.map((next) => `?next=${encodeURIComponent(next)}&step=code`),
      '?token_hash=pkce_0123456789abcdef&type=email&redirect_to=https%3A%2F%2Fa.example%2F%3Fnext%3D%2Fmembership',
      '?code=0123456789abcdef',
      '?error=access_denied&error_code=otp_expired',
    ]),
    (search) => {
      const start = signInStart(search);
      expect(start.next).toMatch(NEXT);
      const kept = stepQuery(search, true);
      expect(kept).not.toMatch(/token_hash|(?:^|[?&])code=/u);
      expect(stepQuery(kept, true)).toBe(kept);
    },
  );
});

describe('addresses of tools', () => {
  border(
    'the map’s settings are read within their ranges, and again from what is written',
    nearly([
      '?title=%E3%81%A9%E3%81%93&mode=region&commands=%21map%0A%E7%9C%8C&minimum=5&lifetime=10&counts=0',
      '?address=127.0.0.1:11180&palette=magma&services=youtube&ranking=3',
    ]),
    (query) => {
      const settings = map.settingsOf(query);
      expect(settings.title.length).toBeLessThanOrEqual(40);
      expect(parseAddress(settings.address, 'loopback')).toBeDefined();
      expect(map.settingsOf(map.settingsQuery(settings))).toEqual(wellFormed(settings));
    },
  );
  const text = (json: string): string => toBase64Url(new TextEncoder().encode(json));
  const some = {...DEFAULT_SETTINGS, meter: 'ring', counterLabel: 'あ', feed: 'obs'};
  border(
    'the volume party’s settings are those that its own address would give',
    fc.oneof(
      nearlyJson([some, DEFAULT_SETTINGS]).map((json) => `?view=1&s=${text(json)}`),
      nearly([`?view=1&s=${text(JSON.stringify(some))}`]),
    ),
    (query) => {
      const settings = party.viewSettings(query);
      const {mouthImages, deviceId} = DEFAULT_SETTINGS;
      const again = party.settingsOf(party.settingsText(settings));
      expect(again).toEqual({...settings, mouthImages, deviceId});
    },
  );
  border(
    'the gallery’s choice is one of those offered',
    nearly(['?app=8_0&show=tall,pro&sort=size', '?show=light']),
    (search) => {
      const choice = readChoice(search);
      expect(readChoice(writeChoice(choice))).toEqual(choice);
    },
  );
  border(
    'the app and OBS are on private addresses only',
    nearly([
      '127.0.0.1:11180',
      'localhost:4455',
      '192.168.1.5:4455',
      'pc.local:1',
      'ws://10.0.0.1',
    ]),
    (typed) => {
      for (const address of [parseAddress(typed, 'network'), obsAddress(typed)]) {
        if (address === undefined) continue;
        const {hostname, username, pathname} = new URL(`ws://${printAddress(address)}/`);
        expect(hostname).toMatch(/^localhost$|\.local$|^(?:10|127|169\.254|172|192\.168)\./u);
        expect([username, pathname]).toEqual(['', '/']);
        expect(parseAddress(printAddress(address), 'network')).toEqual(address);
      }
    },
  );
});

const rules = hostingRules({inlineScriptHashes: [], backendUrl: '', versions: ['8.0', '7.2']});
border(
  'a request for a file stays in the build folder and meets none of the host’s own',
  fc.tuple(nearly(['/docs/8.0/guide', '/search/', '/%5f_headers', '/assets/js/a.js']), hostileText),
  ([path, search]) => {
    const answer = resolveRequest(rules, `/${asciiOf(path)}`, asciiOf(search), () => true);
    if (answer.kind === 'file') {
      expect(answer.file.split('/')).not.toContain('..');
      expect(answer.file).toMatch(/^\/(?!\/)/u);
      expect(answer.file).not.toMatch(/^\/(?:_headers|_redirects|_hosting)(?:\/|$)/u);
    } else if (answer.kind === 'redirect') {
      const {origin} = new URL(answer.location, 'https://site.example');
      expect(origin).toBe('https://site.example');
      expect(answer.location).not.toMatch(/[\r\n]/u);
    }
  },
);

/** As it can stand in the first line of a request. */
const asciiOf = (text: string): string =>
  toWellFormed(text).replace(/[^!-~]/gu, (one) => encodeURIComponent(one));

/** As UTF-8 carries it: a half of a character becomes the sign for one that is missing. */
function wellFormed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, one: unknown) =>
    typeof one === 'string' ? toWellFormed(one) : one,
  ) as T;
}
