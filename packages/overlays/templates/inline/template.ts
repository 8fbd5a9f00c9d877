import {cssString} from '../../css/fontStack';
import {rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {IN_RUN, NAME_ON_PAID, NO_OUTLINE} from '../sharedLooks';

const SIGNS = {none: '', colon: '：', arrow: '›', bar: '|', dot: '・'} as const;

/** How the lines are cut and told apart. */
const options = defineGroup({
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

const LOOK = IN_RUN + NAME_ON_PAID;

/** Narrow dark lines as wide as their text, with the colour of the service at their left. */
export const inline = defineTemplate({
  id: 'inline',
  name: '1ライン',
  description: '名前と本文を続けて書きます。場所を取らないので、たくさん並べられます。',
  since: '4_2',
  layouts: ['縦'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.namePlace', 'layout.isVertical'],
  defaults: {
    'layout.namePlace': 'inline',
    'layout.gap': 4,
    'name.size': 0.9,
    'name.color': '#ffd479ff',
    'name.lineHeight': 1.45,
    'body.size': 22,
    'body.weight': 600,
    'body.lineHeight': 1.45,
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#0c1220db',
    'box.radius': 6,
    'box.padY': 3,
    'box.stripe': 'left',
    'box.stripeWidth': 4,
    'services.place': 'stripe',
    'services.niconamaAccent': '#f2f2f2ff',
    'avatar.isShown': false,
    'avatar.size': 28,
    'motion.in': 'slide-right',
    'motion.inMs': 200,
  },
  own: options,
  look: LOOK,
});
