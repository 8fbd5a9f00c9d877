import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';

/** Drawn in the square of the tail (`groups/box.ts`); undefined for the one that it has by itself. */
const SHAPES = {point: undefined, dots: 'circle(38% at 50% 60%)'} as const;

/** What the balloons are made of. */
const options = defineGroup({
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

/** Balloons are as wide as their text; names stand over their corner, not over their edge. */
const LOOK = /* css */ `
.comment .comment-block {
  gap: 3px;
  align-items: flex-start;
}
.comment .comment-body {
  width: fit-content;
  max-width: 100%;
  box-sizing: border-box;
  min-width: 2.5em;
}
.comment .name {
  padding-inline: 14px;
  stroke-linejoin: round;
}
.comment .avatar img {
  box-shadow: 0 2px 5px #00000066;
}
`;

/** Light balloons with dark letters; the name stands above, outside of the balloon. */
export const bubble = defineTemplate({
  id: 'bubble',
  name: 'ふきだし',
  description: '丸い吹き出しにコメントを入れます。しっぽの側と形、つやとステッチを選べます。',
  since: '4_2',
  layouts: ['縦'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['box.blur', 'layout.isVertical'],
  defaults: {
    'layout.gap': 10,
    'name.color': '#ffffffff',
    'name.size': 0.75,
    'name.lineHeight': 1.3,
    'body.color': '#26303dff',
    'body.weight': 600,
    'body.lineHeight': 1.4,
    'outline.nameWidth': 2.5,
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'box.isShown': true,
    'box.area': 'text',
    'box.background': '#fffffff5',
    'box.radius': 20,
    'box.padX': 16,
    'box.padY': 8,
    'box.tail': 'left',
    'box.tailSize': 14,
    'box.shadowY': 3,
    'box.shadowBlur': 8,
    'box.shadowColor': '#00000059',
    'box.odd': '#fffffff5',
    'box.even': '#e8f4fff5',
    'avatar.size': 52,
    'avatar.gap': 4,
    'avatar.borderWidth': 3,
    'motion.in': 'pop',
    'motion.inMs': 300,
  },
  own: options,
  look: LOOK,
});
