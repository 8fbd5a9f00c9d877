import {rule, type Rule} from '../../css/rule';
import {choice, color, number, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID, NO_OUTLINE} from '../sharedLooks';

/** The columns; the script reads `by`. */
const options = defineGroup({
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
    gap: number({label: '列の間隔', min: 0, max: 60, step: 1, unit: 'px', initial: 10}),
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

/** Heads are as high as each other, comments as wide as their column. */
const LOOK = /* css */ `
.lanes {
  box-sizing: border-box;
  padding: 6px;
}
.lane {
  overflow: hidden;
}
.lane-name {
  flex: none;
  padding: 0.25em 0.7em;
  color: #fff;
  font-weight: 800;
  font-size: 0.9em;
  line-height: 1.5;
  text-shadow: 0 1px 2px #000000a6, 0 0 1px #000000a6;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.lane .comments > .comment {
  width: 100%;
}
${NAME_ON_PAID}`;

/** Columns side by side, each with a head in the colour of its service. */
export const lanes = defineTemplate({
  id: 'lanes',
  name: 'サービス別レーン',
  description: '配信サイトごとに列を分けて並べます。列は、コメントの来たサイトの分だけできます。',
  since: '8_0',
  layouts: ['横', '見出し付き'],
  runtime: 'lanes',
  output: 'zip',
  needs: ['SERVICE'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.isVertical', 'box.tail', 'box.tailSize'],
  defaults: {
    'canvas.width': 1280,
    'canvas.height': 560,
    'canvas.top': 6,
    'layout.gap': 6,
    'flow.limit': 12,
    'name.size': 0.8,
    'name.lineHeight': 1.3,
    'body.size': 19,
    'body.weight': 600,
    'body.lineHeight': 1.4,
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#10182ae0',
    'box.radius': 8,
    'box.padX': 10,
    'avatar.size': 32,
    'avatar.gap': 8,
    'services.niconamaAccent': '#4a4f58ff',
  },
  own: options,
  look: LOOK,
});
