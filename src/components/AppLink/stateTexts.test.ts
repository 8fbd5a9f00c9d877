import {describe, expect, it} from 'vitest';
import type {AppLinkState} from '@komebiyori/app-link/state';
import type {BrowserKind} from '@site/src/lib/browserKind';
import {allowSteps, stateText, type Situation} from './stateTexts';

const STATES: readonly AppLinkState[] = [
  {kind: 'idle'},
  {kind: 'unsupported', reason: 'insecure'},
  {kind: 'unsupported', reason: 'browser'},
  {kind: 'needs-permission'},
  {kind: 'denied'},
  {kind: 'connecting', isAsking: true},
  {kind: 'connecting', isAsking: false},
  {kind: 'connected', version: '8.0.7', licensed: true},
  {kind: 'app-offline', attempt: 1},
  {kind: 'version-too-old', version: '5.0.0', minimum: '6.0'},
  {kind: 'refused', reason: 'origin'},
  {kind: 'refused', reason: 'status', status: 500},
  {kind: 'refused', reason: 'other-app'},
  {kind: 'refused', reason: 'socket'},
  {kind: 'reconnecting', attempt: 3},
];

const situation: Situation = {
  browser: 'chrome',
  isInObs: false,
  isPhone: false,
  reach: 'network',
  purpose: 'コメントを受け取る',
  button: '本アプリにつなぐ',
  address: '127.0.0.1:11180',
  isElsewhere: false,
};

it('every state has words of its own', () => {
  const titles = STATES.map((state) => stateText(state, situation).title);
  expect(new Set(titles).size).toBe(STATES.length);
  for (const state of STATES) expect(stateText(state, situation).text).not.toBe('');
});

it('every trouble says what to do next', () => {
  for (const state of STATES) {
    const {tone, steps, actions, text} = stateText(state, situation);
    if (tone === 'bad') expect(steps.length, state.kind).toBeGreaterThan(0);
    if (tone === 'warn') expect(`${text}${steps.join('')}`, state.kind).toContain('自動で');
    if (state.kind !== 'unsupported') expect(actions.length, state.kind).toBeGreaterThan(0);
  }
});

it.each([
  [403, 'HTTP APIを使う'],
  [undefined, 'HTTP APIを使う'],
  [401, '--token'],
  [500, 'アプリのログ'],
  [503, 'アプリのログ'],
] as const)('says of the error %s what helps with it: %s', (status, remedy) => {
  const state = {kind: 'refused', reason: 'status', ...(status !== undefined && {status})} as const;
  const {steps} = stateText(state, situation);
  const others = ['HTTP APIを使う', '--token', 'アプリのログ'].filter((other) => other !== remedy);
  expect(steps.join('')).toContain(remedy);
  for (const other of others) expect(steps.join('')).not.toContain(other);
});

it('blames no setting where nothing answers: with the API off, the app answers 403', () => {
  const {steps} = stateText({kind: 'app-offline', attempt: 1}, situation);
  expect(steps.join('')).not.toContain('HTTP API');
});

it('asks for the permission with the reason', () => {
  expect(stateText({kind: 'needs-permission'}, situation).text).toContain(
    'コメントを受け取るために',
  );
});

it.each([
  ['safari', false, true],
  ['ios', true, true],
  ['firefox', true, true],
  ['firefox', false, false],
  ['chrome', true, false],
] as const)('%s, elsewhere %s, leads to other browsers: %s', (browser, isElsewhere, isBlocked) => {
  const {title, text} = stateText(
    {kind: 'app-offline', attempt: 1},
    {...situation, browser, isElsewhere},
  );
  expect(title.includes('このブラウザからは')).toBe(isBlocked);
  expect(text.includes('自動で')).toBe(!isBlocked);
});

describe('a refusal', () => {
  const BROWSERS: readonly BrowserKind[] = [
    ...(['chrome', 'edge', 'firefox', 'android', 'safari', 'ios', 'other'] as const),
  ];
  it.each(BROWSERS)('has steps in %s, which end at the button of the page', (browser) => {
    const {steps} = stateText({kind: 'denied'}, {...situation, browser});
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toContain('「本アプリにつなぐ」');
    expect(allowSteps(browser, 'この手順を確認').at(-1)).toContain('「この手順を確認」');
  });
  it('has others in OBS, which cannot ask', () => {
    const {steps} = stateText({kind: 'denied'}, {...situation, isInObs: true});
    expect(steps.join('')).toContain('テンプレート');
  });
});

describe('on a phone, where the app cannot run', () => {
  const phone: Situation = {...situation, browser: 'android', isPhone: true};
  const SEARCHING = ['idle', 'needs-permission', 'denied', 'app-offline'];
  const searching = STATES.filter(({kind}) => SEARCHING.includes(kind));
  const said = (state: AppLinkState, at: Situation): string => {
    const {title, text, steps, more} = stateText(state, at);
    return [title, text, ...steps, more?.name, more?.to].join('\n');
  };

  it.each(searching)('asks for the address of the PC: $kind', (state) => {
    const words = said(state, phone);
    for (const part of ['PCのアドレス', '192.168.1.10:11180', '許可ホスト', '/docs/settings/api']) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('本アプリを起動します');
    expect(stateText(state, phone).wantsAddress).toBe(true);
    // To try again on the phone itself finds nothing, however often.
    expect(stateText(state, phone).actions.filter((action) => action !== 'cancel')).toEqual([]);
  });

  it.each(searching)(
    'has nothing to set where the page reaches no other machine: $kind',
    (state) => {
      const words = said(state, {...phone, reach: 'loopback'});
      expect(words).toContain('この端末からはつなげません');
      expect(words).toContain('本アプリのPCの');
      expect(words).toContain('/docs/feature/remote-view');
      expect(words).not.toContain('192.168.1.10');
    },
  );

  it.each(['ios', 'safari', 'firefox'] as const)('promises nothing that %s bars', (browser) => {
    const words = said({kind: 'idle'}, {...phone, browser});
    expect(words).toContain('このブラウザからはつなげません');
    expect(words).not.toContain('192.168.1.10');
    expect(words).toContain('Chrome');
  });

  it('says the usual once it has the address of the PC, and what may be in the way', () => {
    const there = {...phone, address: '192.168.1.10:11180', isElsewhere: true};
    expect(said({kind: 'app-offline', attempt: 1}, there)).toContain('ファイアウォール');
    expect(said({kind: 'app-offline', attempt: 1}, there)).toContain('本アプリを起動します');
    expect(said({kind: 'app-offline', attempt: 1}, situation)).not.toContain('ファイアウォール');
    for (const kind of ['idle', 'needs-permission'] as const) {
      expect(said({kind}, there)).toContain('ほかの端末の本アプリ');
    }
  });

  it('hides no state that a connection has', () => {
    for (const state of STATES.filter((one) => !searching.includes(one))) {
      expect(stateText(state, phone)).toEqual(stateText(state, {...phone, isPhone: false}));
    }
  });
});
