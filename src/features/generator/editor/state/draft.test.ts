import {expect, it} from 'vitest';
import {newDesign, setOption, setText} from '@site/overlays/model/design';
import {draftKey, draftText, isUntouched, readDraft} from './draft';

const design = setText(setOption(newDesign('bubble', '7_0'), 'body.size', 32), 'name', 'よる');

it('reads what it wrote', () => {
  expect(readDraft(draftText(design, 5), '7_0')).toEqual({
    kind: 'draft',
    design,
    savedAt: 5,
    warnings: [],
  });
  expect(draftKey('7_0')).toBe('generator.draft.7_0');
});

it('knows that there is none', () => {
  expect(readDraft(undefined, '8_0')).toEqual({kind: 'none'});
});

it.each(['{', '[]', '{"design":3}', '{"design":{"schema":9,"app":"8_0","template":"basic"}}'])(
  'keeps %s for the visitor',
  (text) => {
    expect(readDraft(text, '8_0')).toEqual({kind: 'unreadable', text});
  },
);

it('tells what it could not keep', () => {
  const raw = {schema: 1, app: '8_0', template: 'basic', opts: {'body.size': 9999, nothing: 1}};
  const read = readDraft(JSON.stringify({savedAt: 1, design: raw}), '8_0');
  expect(read).toMatchObject({kind: 'draft', design: {opts: {'body.size': 200}}});
  expect(read).toHaveProperty('warnings.length', 2);
});

it('moves a draft that stands at another version', () => {
  expect(readDraft(draftText(design, 5), '6_0')).toMatchObject({design: {app: '6_0'}});
});

it('knows a design that nobody changed', () => {
  expect(isUntouched(newDesign('bubble', '8_0'))).toBe(true);
  expect(isUntouched(design)).toBe(false);
});
