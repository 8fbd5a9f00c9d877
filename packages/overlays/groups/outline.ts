import {group, rule, type Declarations, type Rule} from '../css/rule';
import {
  filterLayer,
  layer,
  noLayer,
  shadowColor,
  stroke,
  type EffectPart,
} from '../css/textEffects';
import {choice, color, number} from '../model/fields';
import {defineGroup} from '../model/group';

const DARK = '#10131aff';
const width = (label: string, initial: number) =>
  number({label, min: 0, max: 20, step: 0.5, unit: 'px', initial, words: ['袋文字', 'ふち']});

/** A part, how broad its edge is (px), and its colour. */
type Edge = readonly [part: EffectPart, size: number, ink: string];

/** More shadows than these around one letter cost frames and add nothing to be seen. */
const MAX_POINTS = 40;

/** Edges around letters, for each part its own. */
export const outline = defineGroup({
  id: 'outline',
  label: '縁取り',
  fields: {
    method: choice(
      {stroke: '線', ring: '影を重ねる'},
      {
        label: '縁取りの作り方',
        initial: 'stroke',
        help: '線が使えない古いOBS（30まで）では、どちらを選んでも影を重ねて縁を作ります。',
      },
    ),
    nameWidth: width('名前の縁の太さ', 2),
    nameColor: color({label: '名前の縁の色', initial: DARK}),
    bodyWidth: width('本文の縁の太さ', 2),
    bodyColor: color({label: '本文の縁の色', initial: DARK}),
    paidWidth: width('金額の縁の太さ', 2),
    paidColor: color({label: '金額の縁の色', initial: DARK}),
  },
  css(values) {
    const parts: readonly Edge[] = [
      ['name', values.nameWidth, values.nameColor],
      ['body', values.bodyWidth, values.bodyColor],
      ['paid', values.paidWidth, values.paidColor],
    ];
    return [
      rule(':root', {
        ...shadowColor('name', values.nameColor),
        ...shadowColor('body', values.bodyColor),
      }),
      ...parts.map(([part, size, ink]) => rule(':root', edge(part, size, ink))),
      ...(values.method === 'stroke' ? [strokes(parts)] : []),
    ];
  },
});

function edge(part: EffectPart, size: number, ink: string): Declarations {
  if (size === 0) return {};
  return {
    ...layer(part, 'ring', ring(size, ink)),
    ...filterLayer(part, 'ring', filterRing(size, ink)),
  };
}

/**
 * Strokes instead of shadows where `paint-order` holds for text. A stroke lies half inside the letter,
 * where that hides it; OBS up to 30 (Chromium 103) paints it over the letters and makes blots of them.
 * No query asks for that: `paint-order` is known for SVG everywhere. `light-dark()` came with the same
 * Chromium, 123, and after it to the others.
 */
function strokes(parts: readonly Edge[]): Rule {
  const some = parts.filter(([, size]) => size > 0);
  return group(
    '@supports (color: light-dark(red, red))',
    some.map(([part, size, ink]) =>
      rule(':root', {...noLayer(part, 'ring'), ...stroke(part, `${size * 2}px ${ink}`)}),
    ),
  );
}

/** Hard shadows on a circle: about one for each pixel of its length, as the family's levels have. */
function ring(radius: number, ink: string): string {
  const points = Math.min(Math.ceil(2 * Math.PI * radius), MAX_POINTS);
  return Array.from({length: points}, (_, at) => {
    const angle = (2 * Math.PI * at) / points;
    return `${coordinate(radius * Math.cos(angle))} ${coordinate(radius * Math.sin(angle))} 0.5px ${ink}`;
  }).join(', ');
}

/** Four shadows of shadows fill a square around each letter. */
function filterRing(radius: number, ink: string): string {
  const ways = [`${radius}px 0`, `-${radius}px 0`, `0 ${radius}px`, `0 -${radius}px`];
  return ways.map((way) => `drop-shadow(${way} 0 ${ink})`).join(' ');
}

/** Two digits are enough, and equal on every machine; no `-0`. */
function coordinate(value: number): string {
  const short = Math.round(value * 100) / 100;
  return short === 0 ? '0' : `${short}px`;
}
