import {describe, expect, it} from 'vitest';
import type {AppComment} from '@komebiyori/app-link/messages';
import {DEFAULT_SETTINGS, type Settings} from '../settings/settings';
import {Tally} from './tally';

let id = 0;
interface Said {
  readonly id?: string;
  readonly by?: string;
  readonly isOwner?: boolean;
  readonly service?: string;
  readonly frame?: string;
}

function said(text: string, {by = 'a', isOwner = false, ...rest}: Said = {}): AppComment {
  id += 1;
  const {id: own = `c${id}`, service = 'youtube', frame = 'メイン'} = rest;
  const data = {id: own, userId: by, name: by, displayName: by, isModerator: false, isOwner};
  return {
    id: `frame-${frame}`,
    service,
    name: frame,
    data: {...data, hasGift: false, timestamp: '', comment: text},
  };
}

const tallyWith = (rules: Partial<Settings> = {}): Tally =>
  new Tally({...DEFAULT_SETTINGS, ...rules});
const counts = (tally: Tally): object => Object.fromEntries(tally.counts());
const add = (tally: Tally, text: string, how: Said = {}, now = 0, isPast = false) =>
  tally.add(said(text, how), now, isPast);

describe('one vote a viewer', () => {
  it('the last one wins, and a deletion takes it back to the one before', () => {
    const tally = tallyWith();
    expect(add(tally, '東京から')).toEqual({kind: 'counted', code: 13});
    expect(add(tally, '大阪から', {id: 'x'})).toEqual({kind: 'moved', code: 27, from: 13});
    expect(counts(tally)).toEqual({27: 1});
    expect(tally.remove('x')).toBe(true);
    expect(counts(tally)).toEqual({13: 1});
    expect(tally.remove('x')).toBe(false);
  });
  it('the first one wins, and the next takes its place when it is deleted', () => {
    const tally = tallyWith({voting: 'first'});
    add(tally, '東京から', {id: 'y'});
    expect(add(tally, '大阪から')).toEqual({kind: 'ignored', why: 'voted', code: 27});
    expect(counts(tally)).toEqual({13: 1});
    tally.remove('y');
    expect(counts(tally)).toEqual({27: 1});
  });
  it('or each of them', () => {
    const tally = tallyWith({voting: 'many'});
    for (const text of ['東京から', '東京から', '大阪から']) add(tally, text);
    expect(counts(tally)).toEqual({13: 2, 27: 1});
  });
  it('a viewer of another service is another viewer', () => {
    const tally = tallyWith();
    add(tally, '東京から');
    add(tally, '東京から', {service: 'twitch'});
    expect(counts(tally)).toEqual({13: 2});
  });
});

describe('what does not count', () => {
  it('says why', () => {
    const tally = tallyWith({services: ['youtube'], frames: ['メイン'], past: false});
    add(tally, '東京から', {id: 'twice'});
    const why = (text: string, how: Said = {}, isPast = false): string => {
      const verdict = add(tally, text, how, 0, isPast);
      return verdict.kind === 'ignored' ? verdict.why : verdict.kind;
    };
    expect([
      why('東京から', {id: 'twice'}),
      why('東京から', {isOwner: true}),
      why('東京から', {service: 'twitch'}),
      why('東京から', {frame: 'サブ'}),
      why('東京から', {}, true),
      why('東京タワー'),
      why('やあ'),
    ]).toEqual(['duplicate', 'owner', 'filtered', 'filtered', 'past', 'sentence', 'none']);
    expect(counts(tally)).toEqual({13: 1});
  });
  it('only a command counts where one is needed, whatever else the name may mean', () => {
    const tally = tallyWith({trigger: 'command'});
    expect(add(tally, '東京から')).toEqual({kind: 'ignored', why: 'no-command'});
    expect(add(tally, '！ＭＡＰ　なら')).toEqual({kind: 'counted', code: 29});
    expect(add(tally, '県：三重', {by: 'b'})).toEqual({kind: 'counted', code: 24});
    expect(add(tally, '!mapping 東京', {by: 'c'})).toEqual({kind: 'ignored', why: 'no-command'});
  });
  it('nothing while the question is not open', () => {
    const tally = tallyWith({trigger: 'question'});
    expect(add(tally, '東京から')).toEqual({kind: 'ignored', why: 'closed', code: 13});
    tally.isOpen = true;
    expect(add(tally, '東京から')).toEqual({kind: 'counted', code: 13});
    tally.isOpen = false;
    add(tally, '大阪から', {by: 'b'});
    expect(counts(tally)).toEqual({13: 1});
  });
  it('reads what the HTML says', () => {
    expect(add(tallyWith(), '大阪から<img src="x" alt="🎉">')).toEqual({kind: 'counted', code: 27});
    // The name of an emote is nothing that the viewer says.
    expect(add(tallyWith(), '大阪<img src="x" alt="Kappa">です')).toEqual({
      kind: 'counted',
      code: 27,
    });
  });
});

describe('by hand', () => {
  it('adds and takes away, never below nothing', () => {
    const tally = tallyWith();
    add(tally, '東京から');
    tally.adjust(13, 2);
    tally.adjust(27, -1);
    expect(counts(tally)).toEqual({13: 3});
    tally.adjust(13, -5);
    expect(counts(tally)).toEqual({});
    tally.adjust(13, 1);
    expect(counts(tally)).toEqual({13: 1});
  });
  it('a reset can be taken back once, and what came since stays', () => {
    const tally = tallyWith();
    add(tally, '東京から');
    tally.adjust(1, 2);
    tally.reset();
    expect([counts(tally), tally.canUndo]).toEqual([{}, true]);
    add(tally, '大阪から', {by: 'b'});
    expect(tally.undoReset()).toBe(true);
    expect(counts(tally)).toEqual({1: 2, 13: 1, 27: 1});
    expect(tally.undoReset()).toBe(false);
  });
  it('a reset does not count what was judged before once more', () => {
    const tally = tallyWith();
    add(tally, '東京から', {id: 'z'});
    tally.reset();
    expect(add(tally, '東京から', {id: 'z'})).toEqual({kind: 'ignored', why: 'duplicate'});
  });
});

it('lets votes go when their time is over', () => {
  const tally = tallyWith({lifetime: 5});
  add(tally, '東京から', {by: 'a'}, 0);
  add(tally, '大阪から', {by: 'b'}, 60_000);
  expect(tally.expire(299_999)).toBe(false);
  expect(tally.expire(300_000)).toBe(true);
  expect(counts(tally)).toEqual({27: 1});
});

it('judges what comes by new rules, and leaves what counted', () => {
  const tally = tallyWith({aliases: ''});
  add(tally, '東京から');
  tally.setRules({...DEFAULT_SETTINGS, aliases: '王国=群馬', trigger: 'command'});
  expect(add(tally, '!map 王国', {by: 'b'})).toEqual({kind: 'counted', code: 10});
  expect(counts(tally)).toEqual({10: 1, 13: 1});
});

it('counts as it goes what it would count from the beginning', () => {
  const places = ['東京から', '大阪から', '北海道から', '沖縄から'];
  for (const voting of ['last', 'first', 'many'] as const) {
    const [going, whole] = [tallyWith({voting}), tallyWith({voting})];
    const all: (readonly [string, string, string])[] = [];
    for (let i = 0; i < 60; i += 1) {
      const [text, by, commentId] = [
        places[(i * 7) % 4] ?? '',
        `u${(i * 5) % 9}`,
        `v${i}`,
      ] as const;
      all.push([text, by, commentId]);
      add(going, text, {by, id: commentId});
      // Read in between, so that it is counted step by step.
      going.counts();
      if (i % 6 === 5) going.remove(`v${i - 3}`);
    }
    for (const [text, by, commentId] of all) add(whole, text, {by, id: commentId});
    for (let i = 5; i < 60; i += 6) whole.remove(`v${i - 3}`);
    expect(counts(going)).toEqual(counts(whole));
  }
});
