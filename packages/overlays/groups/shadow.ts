import {rule, type Declarations} from '../css/rule';
import {filterLayer, layer, type EffectPart} from '../css/textEffects';
import {color, number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

const offset = (label: string) =>
  number({label, min: -100, max: 100, step: 1, unit: 'px', initial: 0});

/** Shadow and glow of the letters of name, text and amount. */
export const shadow = defineGroup({
  id: 'shadow',
  label: '影と光',
  fields: {
    isShown: toggle({label: '文字に影を付ける', initial: false, words: ['ドロップシャドウ']}),
    x: offset('影のずれ（横）'),
    y: {...offset('影のずれ（縦）'), initial: 2},
    blur: number({label: '影のぼかし', min: 0, max: 100, step: 1, unit: 'px', initial: 4}),
    color: color({label: '影の色', initial: '#000000cc'}),
    glowLayers: number({
      label: '光の重なり',
      min: 0,
      max: 7,
      step: 1,
      unit: '個',
      initial: 0,
      words: ['ネオン', '発光', 'グロー'],
      help: '3つまでなら軽く動きます。0にすると、光が消えます。',
    }),
    glowSize: number({label: '光の広がり', min: 1, max: 20, step: 1, unit: 'px', initial: 4}),
    glowColor: color({label: '光の色', initial: '#00e5ffff'}),
  },
  css({isShown, x, y, blur, color: ink, glowLayers, glowSize, glowColor}) {
    const drop = `${x}px ${y}px ${blur}px ${ink}`;
    const glows = Array.from(
      {length: glowLayers},
      (_, at) => `0 0 ${glowSize * (at + 1)}px ${glowColor}`,
    );
    const parts: EffectPart[] = ['name', 'body', 'paid'];
    return parts.map((part) =>
      rule(':root', {
        // For templates that draw their glow themselves.
        '--ov-glow-color': glowColor,
        ...(isShown && both(part, 'drop', drop, `drop-shadow(${drop})`)),
        ...(glows.length > 0 &&
          both(part, 'glow', glows.join(', '), `drop-shadow(0 0 ${glowSize}px ${glowColor})`)),
      }),
    );
  },
});

const both = (
  part: EffectPart,
  name: 'drop' | 'glow',
  text: string,
  filter: string,
): Declarations => ({...layer(part, name, text), ...filterLayer(part, name, filter)});
