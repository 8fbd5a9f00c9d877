import {expect, it} from 'vitest';
import {viewBarOf, type ViewSituation} from './viewBar';

const situation = (some: Partial<ViewSituation>): ViewSituation => ({
  feed: 'page',
  isInObs: true,
  browser: 'chrome',
  isFed: false,
  age: 0,
  obs: {kind: 'off'},
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
    text: {title: 'OBSのパスワードが要ります'},
  });
  expect(viewBarOf(situation({feed: 'mic', mic: undefined}))).toMatchObject({asks: 'nothing'});
  expect(viewBarOf(situation({feed: 'mic'}))?.text.text).toContain('OBSの音');
  expect(viewBarOf(situation({feed: 'mic', isInObs: false}))?.asks).toBe('microphone');
});
