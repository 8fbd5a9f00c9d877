import {expect, it} from 'vitest';
import {BRAND_COLORS} from '@site/config/brandColors';
import {contrast} from '@komebiyori/lib/contrast';
import {FORBIDDEN} from './Palette';

it.each(FORBIDDEN)('$name is hard to read indeed', ({front, ground}) => {
  expect(contrast(BRAND_COLORS[front], BRAND_COLORS[ground])).toBeLessThan(4.5);
});
