import {rule, type Rule} from '../../css/rule';
import {choice, color, number, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';

/** The columns; the script reads `by`. */
export const options = defineGroup({
  id: 'lanes',
  label: 'レーン',
  fields: {
    by: choice({service: '配信サイト', frame: '枠'}, {label: '列の分け方', initial: 'service'}),
    head: choice(
      {band: '帯', pill: '丸い札', line: '下線', none: 'なし'},
      {label: '列の見出し', initial: 'band'},
    ),
    headColor: color({label: '枠で分けたときの見出しの色', initial: '#3f6fd8ff'}),
    column: color({label: '列の背景の色', initial: '#0a101c73'}),
    gap: number({label: '列の間', min: 0, max: 60, step: 1, unit: 'px', initial: 10}),
    maxWidth: number({
      label: '列の幅の上限',
      min: 120,
      max: 1000,
      step: 10,
      unit: 'px',
      initial: 420,
    }),
    radius: number({label: '列の角の丸み', min: 0, max: 40, step: 1, unit: 'px', initial: 12}),
    tints: toggle({
      label: '列を配信サイトの色に染める',
      initial: true,
      help: '列の下へ行くほど、色が濃くなります。',
    }),
  },
  css({head, headColor, column, gap, maxWidth, radius, tints}) {
    const ink = `var(--ov-service-color, ${headColor})`;
    return [
      rule('.lanes', {gap: `${gap}px`}),
      rule('.lane', {
        'max-width': `${maxWidth}px`,
        'border-radius': `${radius}px`,
        'background-color': column,
        ...(tints ? {position: 'relative', isolation: 'isolate'} : {}),
      }),
      ...(tints ? [tint(ink)] : []),
      rule('.lane-name', HEADS[head](ink)),
    ];
  },
  standing: ({column}) => ({below: [column]}),
});

/** Below the comments, so that its opacity is its own. */
const tint = (ink: string): Rule =>
  rule('.lane::before', {
    position: 'absolute',
    'z-index': -1,
    inset: 0,
    opacity: 0.38,
    'background-image': `linear-gradient(#0000, ${ink})`,
    content: "''",
  });

const HEADS = {
  band: (ink: string) => ({
    'background-image': 'linear-gradient(#ffffff38, #fff0 60%)',
    'background-color': ink,
  }),
  pill: (ink: string) => ({
    margin: '8px 8px 2px',
    'border-radius': '99px',
    'background-color': ink,
    'text-align': 'center',
  }),
  line: (ink: string) => ({'border-bottom': `4px solid ${ink}`}),
  none: () => ({display: 'none'}),
} as const;
