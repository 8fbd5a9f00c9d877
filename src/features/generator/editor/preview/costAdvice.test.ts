import {expect, it} from 'vitest';
import {newDesign, setOption} from '@komebiyori/overlays/model/design';
import {catalogueOf} from '@komebiyori/overlays/model/catalogue';
import {adviceFor} from './CostStrip';

const design = newDesign('basic', '8_0');
const glowing = setOption(design, 'shadow.glowLayers', 7);
const fine: Parameters<typeof adviceFor>[1] = {isSlow: false, missing: []};

it('says nothing of what is light', () => {
  expect(adviceFor(design, fine)).toEqual({tone: 'plain', text: ''});
});

it('says first what is wrong already', () => {
  const text = (seen: Partial<typeof fine>, shown = glowing) =>
    adviceFor(shown, {...fine, ...seen}).text;
  expect(text({isSlow: true, missing: ['Kiwi Maru']})).toContain('「Kiwi Maru」');
  expect(text({isSlow: true})).toContain('「光の重なり」');
  expect(text({isSlow: true}, design)).toContain('55コマ');
  expect(text({}, newDesign('neon-ex', '8_0'))).toContain('光の重なりと明滅');
});

it('names options as they are named', () => {
  const labels = [...catalogueOf('basic', '8_0').values()].map(({field}) => field.label);
  const shown = [
    glowing,
    setOption(design, 'outline.method', 'ring'),
    setOption(setOption(design, 'box.isShown', true), 'box.blur', 40),
  ].map((one) => setOption(one, 'flow.limit', 200));
  for (const one of shown) {
    const {tone, text} = adviceFor(one, fine);
    expect(tone).toBe('warning');
    for (const [, name] of text.matchAll(/「([^」]+)」(?:を|か)/gu)) expect(labels).toContain(name);
  }
});
