import {describe, expect, it} from 'vitest';
import {newDesign, setOption} from '../model/design';
import {draftText, isUntouched, readDraft} from './draft';
import {DRAFT_KEYS, draftKey} from './draftKeys';

const design = setOption(newDesign('bubble', '7_0'), 'body.size', 40);
const text = draftText(design, 1_700_000_000_000);

describe('drafts', () => {
  it('come back as they were kept', () => {
    expect(readDraft(text, '7_0')).toEqual({
      kind: 'draft',
      design,
      savedAt: 1_700_000_000_000,
      warnings: [],
    });
  });
  it('of another version are moved to this one', () => {
    expect(readDraft(text, '6_0')).toMatchObject({design: {app: '6_0', opts: design.opts}});
  });
  it.each([undefined, ''])('%j is none', (nothing) => {
    expect(readDraft(nothing, '8_0')).toEqual({kind: 'none'});
  });
  it.each([
    '{',
    'null',
    '[]',
    '{"savedAt":"today","design":{}}',
    '{"savedAt":1}',
    '{"savedAt":1,"design":{"schema":99,"app":"8_0","template":"basic"}}',
  ])('%j is kept as it is', (broken) => {
    expect(readDraft(broken, '8_0')).toEqual({kind: 'unreadable', text: broken});
  });
  it('of a template that is gone is opened with another one, and says so', () => {
    const old = text.replace('"bubble"', '"bubbles-of-old"');
    expect(readDraft(old, '7_0')).toMatchObject({warnings: [{kind: 'unknown-template'}]});
  });
  it('are worth continuing when something was changed', () => {
    expect(isUntouched(newDesign('bubble', '7_0'))).toBe(true);
    expect(isUntouched(design)).toBe(false);
  });
  it('have a key for each version', () => {
    expect(draftKey('8_0')).toBe('generator.draft.8_0');
    expect(new Set(DRAFT_KEYS.map(({key}) => key)).size).toBe(6);
  });
});
