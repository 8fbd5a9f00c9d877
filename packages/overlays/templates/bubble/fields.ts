import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color} from '../../model/fields';
import {defineGroup} from '../../model/group';

/** Drawn in the square of the tail (`groups/tail.ts`); undefined for the one that it has by itself. */
const SHAPES = {point: undefined, dots: 'circle(38% at 50% 60%)'} as const;

/** What the balloons are made of. */
export const options = defineGroup({
  id: 'bubble',
  label: 'ふきだしの飾り',
  fields: {
    tailShape: choice(
      {point: 'とがった形', dots: '丸（考えごと）'},
      {label: 'しっぽの形', initial: 'point'},
    ),
    skin: choice(
      {plain: 'なし', gloss: 'つや', stitch: 'ステッチ'},
      {label: '吹き出しの飾り', initial: 'plain'},
    ),
    stitchColor: color({label: 'ステッチの色', initial: '#ff8fb3ff'}),
    corner: choice(
      {even: 'どの角も同じ', tail: 'しっぽの角だけ小さく'},
      {label: '角の形', initial: 'even'},
    ),
  },
  css({tailShape, skin, stitchColor, corner}) {
    return [
      rule(SELECTORS.comment, {'--ov-tail-shape': SHAPES[tailShape]}),
      ...skins(skin, stitchColor),
      rule(SELECTORS.frame, {
        'border-top-left-radius': corner === 'tail' ? '4px' : undefined,
      }),
    ];
  },
});

/** Drawn over the background, under the text, so service colours keep them. */
function skins(kind: 'plain' | 'gloss' | 'stitch', ink: string): Rule[] {
  if (kind === 'gloss') {
    return [
      rule(SELECTORS.frame, {
        'background-image': 'linear-gradient(#ffffff80, #ffffff1a 45%, #ffffff00 50%, #0000000f)',
      }),
    ];
  }
  return kind === 'stitch'
    ? [rule(SELECTORS.frame, {outline: `2px dashed ${ink}`, 'outline-offset': '-5px'})]
    : [];
}
