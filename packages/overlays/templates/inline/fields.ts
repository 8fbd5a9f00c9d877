import {cssString} from '../../css/fontStack';
import {rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';

const SIGNS = {none: '', colon: '：', arrow: '›', bar: '|', dot: '・'} as const;

/** How the lines are cut and told apart. */
export const options = defineGroup({
  id: 'inline',
  label: '1ラインの飾り',
  fields: {
    separator: choice(
      {none: 'なし', colon: '：', arrow: '›', bar: '|', dot: '・'},
      {label: '名前と本文の間', initial: 'none'},
    ),
    separatorColor: color({label: '名前と本文の間の色', initial: '#ffffff99'}),
    width: choice(
      {text: '文字に合わせる', full: '端から端まで'},
      {label: '行の幅', initial: 'text'},
    ),
    hangs: toggle({
      label: '2行目から字下げする',
      initial: false,
      help: '長いコメントが続くときに、名前を見つけやすくなります。',
    }),
    fades: toggle({
      label: '右へ薄くする',
      initial: false,
      words: ['グラデーション'],
      help: '箱の色が右へ行くほど透けます。「行の幅」が「端から端まで」のときに合います。',
    }),
  },
  css({separator, separatorColor, width, hangs, fades}) {
    const sign = SIGNS[separator];
    return [
      rule(`${SELECTORS.frame}::before`, {
        'margin-inline-end': sign === '' ? undefined : '0.35em',
        color: sign === '' ? undefined : separatorColor,
        content: sign === '' ? undefined : cssString(sign),
      }),
      rule(SELECTORS.comment, {
        width: width === 'full' ? '100%' : undefined,
        '-webkit-mask-image': fades ? FADE : undefined,
        'mask-image': fades ? FADE : undefined,
      }),
      rule(SELECTORS.block, {
        'padding-inline-start': hangs ? '1.2em' : undefined,
        'text-indent': hangs ? '-1.2em' : undefined,
      }),
    ];
  },
});

const FADE = 'linear-gradient(90deg, #000 75%, #0000)';
