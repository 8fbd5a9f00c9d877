import {compareManuals} from '../../../src/lib/compareManuals';

/** Section 2 of the specification, "Documentation": the page tree that the versions share. */
const EVERY_VERSION = [
  ...['about', 'contributing', 'faq', 'supported-sites', 'templates', 'urls'],
  ...section('customize', 'each-stylej editor self-style templates-font'),
  ...section(
    'feature',
    'analytics auto-backup bouyomichan comment-log comment-tester gift-by-users keyboard-shortcuts',
    'listener-list member-limit order-management plugins remote-view setlist split-ui stock',
    'streamdeck survey templates timestamp voicevox wordparty wordparty-and-vts wordparty-editor',
    'yncneo',
  ),
  ...section('guide', 'get-comment install more setup speech template update'),
  ...section('pro', 'about how-to-get-license how-to-register'),
  ...section(
    'settings',
    'api comments main notification others platform service-options speech ui',
  ),
  ...section(
    'trouble-shooting',
    'after-update comment-cannot-get comment-cannot-visible download-warning install-error',
    'install-warning',
  ),
];

/** Pages that not every version has: the first version, and the last when it is not the newest. */
const SOME_VERSIONS: readonly (readonly [page: string, first: string, last?: string])[] = [
  ['glossary', '8.0'],
  ['developer/index', '8.0'],
  ['developer/api/index', '8.0'],
  ['developer/api/websocket', '8.0'],
  ...section('developer', 'app-log http-api onesdk-js playground plugin websocket-api')
    .filter((page) => !page.endsWith('/index'))
    .map((page) => [page, '8.0'] as const),
  ['feature/comment-log-search', '8.0'],
  ['feature/dictionary', '8.0'],
  ['feature/wordparty-ponkit', '7.1'],
  ['feature/coeiroink', '7.1'],
  ['feature/aivis-speech', '7.1'],
  ['feature/wordparty-controller', '5.1', '7.0'],
  // "later versions" in the specification: from 5.2 on, as the sheets decide.
  ['trouble-shooting/migrate-v4', '5.2'],
  ['trouble-shooting/twitch-login', '8.0'],
];

function section(folder: string, ...names: readonly string[]): string[] {
  const pages = names.flatMap((line) => line.split(' '));
  return ['index', ...pages].map((page) => `${folder}/${page}`);
}

/** Every page of a version ("8.0"), sorted. */
export function pagesOf(version: string): string[] {
  const some = SOME_VERSIONS.filter(
    ([, first, last = version]) =>
      compareManuals(first, version) <= 0 && compareManuals(version, last) <= 0,
  ).map(([page]) => page);
  return [...EVERY_VERSION, ...some].sort();
}
