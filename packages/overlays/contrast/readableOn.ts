import {contrast} from '@komebiyori/lib/contrast';
import {over} from './color';

const DARK = '#1a1a1aff';
const LIGHT = '#ffffffff';

/** Dark or white text, whichever reads better on a background; translucent ones count over grey. */
export function readableOn(background: string): string {
  const solid = over(background, '#808080');
  const ratio = (ink: string) => contrast(ink.slice(0, 7), solid);
  return ratio(DARK) >= ratio(LIGHT) ? DARK : LIGHT;
}
