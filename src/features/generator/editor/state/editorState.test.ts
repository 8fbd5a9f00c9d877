import {describe, expect, it} from 'vitest';
import {newDesign, optionOf, setOption, setText} from '@komebiyori/overlays/model/design';
import {banner} from './banners';
import {
  designOf,
  draftOf,
  isOverDraft,
  reduceEditor,
  startEditor,
  type EditorAction,
  type EditorState,
} from './editorState';

const run = (actions: readonly EditorAction[], from = startEditor(newDesign('basic', '8_0'))) =>
  actions.reduce(reduceEditor, from);
const set = (key: string, value: number | string | boolean, at = 0): EditorAction => ({
  type: 'edit',
  apply: (design) => setOption(design, key, value),
  label: key,
  tag: key,
  at,
});
const sizeOf = (state: EditorState) => optionOf(designOf(state), 'body.size');

describe('editing', () => {
  it('is undone and redone step by step, and told', () => {
    const state = run([set('body.size', 40), set('name.color', '#ff0000')]);
    const back = run([{type: 'undo'}, {type: 'undo'}], state);
    expect(designOf(back).opts).toEqual({});
    expect(back.said.text).toBe('元に戻しました：body.size');
    const again = run([{type: 'redo'}], back);
    expect(sizeOf(again)).toBe(40);
    expect(again.said.text).toBe('やり直しました：body.size');
  });

  it('says so at both ends', () => {
    const state = run([{type: 'undo'}]);
    expect(state.said.text).toContain('戻せません');
    expect(run([{type: 'redo'}], state).said).toMatchObject({count: 2});
  });

  it('is one step while one slider moves', () => {
    const state = run([
      set('body.size', 30, 0),
      set('body.size', 31, 100),
      set('body.size', 32, 200),
    ]);
    expect(sizeOf(run([{type: 'undo'}], state))).toBe(24);
  });
});

describe('another version', () => {
  const bubble = run([
    {type: 'move', template: 'bubble', at: 0},
    set('services.kickName', '#00ff00', 9),
  ]);

  it('keeps the design and tells what it lacks, and can be undone', () => {
    const older = run([{type: 'move', app: '5_0', at: 20}], bubble);
    expect(designOf(older)).toMatchObject({app: '5_0', template: 'bubble', opts: {}});
    expect(older.banners[0]?.lines).toEqual(['配信サイト：Kickの名前の色（#00ff00ff）']);
    const back = run([{type: 'undo'}], older);
    expect(designOf(back)).toEqual(designOf(bubble));
    expect(back.banners).toEqual([]);
  });

  it('says nothing when nothing goes', () => {
    const older = run([{type: 'move', app: '7_0', at: 20}], bubble);
    expect(older.banners).toEqual([]);
    expect(run([{type: 'undo'}, {type: 'undo'}], older)).toMatchObject({
      history: {present: {value: {app: '8_0', template: 'bubble', opts: {}}}},
    });
  });

  it('is no step when it is the same', () => {
    expect(run([{type: 'move', app: '8_0', at: 1}], bubble)).toBe(bubble);
  });
});

describe('loading', () => {
  const loaded = setText(
    newDesign('bubble', '6_0'),
    'customCss',
    '@import "https://example.com/";',
  );
  const action: EditorAction = {
    type: 'load',
    design: loaded,
    label: 'JSON',
    banner: banner('read', 'info', '読み込みました', {actions: [{kind: 'undo'}]}),
    at: 0,
  };

  it('loses nothing of what was there', () => {
    const before = run([set('body.size', 40)]);
    const after = run([action], before);
    expect(designOf(after)).toBe(loaded);
    expect(after.baseline).toBe(loaded);
    expect(sizeOf(run([{type: 'undo'}], after))).toBe(40);
  });

  it('takes back the permission for custom CSS', () => {
    const allowed = run([{type: 'allow-css', isAllowed: true}]);
    expect(run([action], allowed).allowsCustomCss).toBe(false);
  });

  it('shows one banner of a kind', () => {
    const twice = run([action, {...action, design: newDesign('basic', '8_0')}]);
    expect(twice.banners).toHaveLength(1);
    expect(run([{type: 'dismiss', id: 'read'}], twice).banners).toEqual([]);
  });

  it('and the next that fails leave nothing of each other', () => {
    const failure: EditorAction = {type: 'show', banner: banner('read', 'error', '壊れています')};
    const failed = run([action, failure]);
    expect([failed.said.text, failed.banners.map(({tone}) => tone)]).toEqual(['', ['error']]);
    const again = run([failure, action]);
    expect([again.said.text, again.banners.map(({tone}) => tone)]).toEqual(['JSON', ['info']]);
  });

  it('is still told when something else is shown', () => {
    const storage = banner('storage', 'warning', '保存できません');
    expect(run([action, {type: 'show', banner: storage}]).said.text).toBe('JSON');
  });
});

describe('what the address brings', () => {
  const brought = (template: 'bubble' | 'neon'): EditorAction => ({
    type: 'load',
    design: newDesign(template, '8_0'),
    label: '共有リンク',
    isArrival: true,
    at: 0,
  });
  const own = run([set('body.size', 40)]);

  it('is no draft before it is changed, one after the other', () => {
    const looking = run([brought('bubble'), brought('neon')], own);
    expect(designOf(looking).template).toBe('neon');
    expect(draftOf(looking)).toBe(designOf(own));
    expect(isOverDraft(looking)).toBe(false);
    const changed = run([set('body.size', 50, 9)], looking);
    expect(draftOf(changed)).toBe(designOf(changed));
    expect(isOverDraft(changed)).toBe(true);
  });

  it('is over the draft again when that was gone back to, and only then', () => {
    const back = run([brought('bubble'), {type: 'undo'}], own);
    expect([draftOf(back), isOverDraft(back)]).toEqual([designOf(own), false]);
    expect(isOverDraft(run([{type: 'redo'}], back))).toBe(true);
    expect(isOverDraft(run([set('body.size', 41, 9)], back))).toBe(false);
  });
});
