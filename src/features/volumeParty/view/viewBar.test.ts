import {expect, it} from 'vitest';
import {viewBarOf, type ViewSituation} from './viewBar';

const situation = (some: Partial<ViewSituation>): ViewSituation => ({
  feed: 'page',
  asked: undefined,
  isRefused: false,
  isInObs: true,
  browser: 'chrome',
  isFed: false,
  age: 0,
  obs: {kind: 'off'},
  isKept: false,
  isTouched: false,
  mic: {kind: 'off'},
  ...some,
});

it('viewers are not shown what goes on by itself', () => {
  expect(viewBarOf(situation({age: 30_000}))).toBeUndefined();
  expect(viewBarOf(situation({isFed: true}))).toBeUndefined();
  expect(viewBarOf(situation({feed: 'demo'}))).toBeUndefined();
  expect(viewBarOf(situation({feed: 'obs', obs: {kind: 'waiting', why: 'lost'}}))).toBeUndefined();
  expect(viewBarOf(situation({feed: 'obs', obs: {kind: 'connected'}}))).toBeUndefined();
});

it('the streamer is told what only he can mend', () => {
  expect(viewBarOf(situation({}))?.text.text).toContain('開いたまま');
  expect(viewBarOf(situation({isInObs: false, age: 99_999}))?.asks).toBe('nothing');
  const failed = {kind: 'failed', why: 'no-password'} as const;
  expect(viewBarOf(situation({feed: 'obs', obs: failed}))).toMatchObject({
    asks: 'password',
    text: {title: 'OBSのパスワードが必要です'},
  });
  // The button is called what the step says.
  const lost = viewBarOf(
    situation({feed: 'obs', isInObs: false, obs: {kind: 'waiting', why: 'lost'}}),
  );
  expect(lost?.text.steps.join('')).toContain(`「${lost?.go}」を押します`);
  expect(viewBarOf(situation({feed: 'mic', mic: undefined}))).toMatchObject({asks: 'nothing'});
  expect(viewBarOf(situation({feed: 'mic'}))?.text.text).toContain('OBSの音');
  expect(viewBarOf(situation({feed: 'mic', isInObs: false}))?.asks).toBe('microphone');
});

it('a link from elsewhere is asked about, with what it opens, and is silent after a no', () => {
  const mic = situation({feed: 'mic', isInObs: false, asked: 'mic'});
  expect(viewBarOf(mic)).toMatchObject({asks: 'permission'});
  expect(viewBarOf(mic)?.text.title).toContain('マイクを使います');
  const obs = situation({feed: 'obs', isInObs: false, asked: '192.168.1.66:4455'});
  expect(viewBarOf(obs)).toMatchObject({asks: 'permission'});
  expect(viewBarOf(obs)?.text.text).toContain('つなぐ先は「192.168.1.66:4455」です。');
  expect(viewBarOf({...obs, isRefused: true})).toBeUndefined();
});

it('a password that OBS keeps can be forgotten, where somebody is at the mouse or it was refused', () => {
  const kept = {feed: 'obs', isKept: true} as const;
  const connected = {...kept, obs: {kind: 'connected'}} as const;
  expect(viewBarOf(situation(connected))).toBeUndefined();
  expect(viewBarOf(situation({...connected, isKept: false, isTouched: true}))).toBeUndefined();
  expect(viewBarOf(situation({...connected, isTouched: true}))).toMatchObject({
    asks: 'nothing',
    canForget: true,
    text: {text: 'パスワードは、OBSの中に残っています。'},
  });
  const refused = {...kept, obs: {kind: 'failed', why: 'wrong-password'}} as const;
  expect(viewBarOf(situation(refused))).toMatchObject({asks: 'password', canForget: true});
  expect(viewBarOf(situation({...refused, isKept: false}))?.canForget).toBe(false);
});

it('is small where viewers see it', () => {
  expect(viewBarOf(situation({}))?.isSmall).toBe(true);
  expect(viewBarOf(situation({isInObs: false}))?.isSmall).toBe(false);
});
