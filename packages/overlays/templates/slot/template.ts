import {rule} from '../../css/rule';
import {COLORED, SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {ALONE, NAME_ON_PAID, NO_OUTLINE} from '../sharedLooks';

/** The row. */
const options = defineGroup({
  id: 'slot',
  label: '1行の帯',
  fields: {
    surface: choice(
      {flat: '平ら', gloss: 'つや', split: '反転表示板', lamps: '電光の粒'},
      {label: '帯の質感', initial: 'split'},
    ),
    tab: color({label: '名前の札の色', initial: '#8fa3c840'}),
    light: choice(
      {none: 'なし', left: '左', bottom: '下'},
      {label: '配信サイトの色の灯り', initial: 'left', words: ['サービス']},
    ),
    lightColor: color({label: '配信サイトがないときの灯りの色', initial: '#ffd75eff'}),
    ends: choice(
      {dots: '「…」で省く', fade: '薄くして消す'},
      {label: '入りきらない文', initial: 'dots'},
    ),
    rivets: toggle({label: '両端にびょうを打つ', initial: false}),
  },
  css({surface, tab, light, lightColor, ends, rivets}) {
    const ink = `var(--ov-service-color, ${lightColor})`;
    const art = [rivets ? RIVETS : undefined, SURFACES[surface]].filter((one) => one !== undefined);
    const fade = 'linear-gradient(90deg, #000 calc(100% - 2.5em), #0000)';
    return [
      rule(SELECTORS.comment, {
        'background-image': art.length > 0 ? art.join(', ') : undefined,
        'box-shadow': [...LIGHTS[light](ink), 'var(--lcv-box-shadow)'].join(', '),
      }),
      rule(SELECTORS.name, {'--ov-tab': tab}),
      rule(COLORED, {'border-color': '#ffffffb3'}),
      rule(SELECTORS.frame, {
        '-webkit-mask-image': ends === 'fade' ? fade : undefined,
        'mask-image': ends === 'fade' ? fade : undefined,
      }),
    ];
  },
  standing: ({tab}) => ({nameOn: [tab]}),
});

const SURFACES = {
  flat: undefined,
  gloss: 'linear-gradient(#ffffff3d, #ffffff14 48%, #0000 49%, #00000033)',
  split:
    'linear-gradient(#ffffff17, #ffffff08 49%, #00000066 49% calc(49% + 1px), #ffffff0f calc(49% + 1px), #0000)',
  lamps:
    'repeating-linear-gradient(#000000a6 0 2px, #0000 2px 5px), repeating-linear-gradient(90deg, #000000a6 0 2px, #ffffff14 2px 5px)',
} as const;

const LIGHTS = {
  none: () => [],
  left: (ink: string) => [`inset 7px 0 0 ${ink}`],
  bottom: (ink: string) => [`inset 0 -5px 0 ${ink}`],
} as const;

const RIVETS = ['12px', 'calc(100% - 12px)']
  .map((at) => `radial-gradient(circle at ${at} 50%, #c9d3e6 3px, #0008 4px, #0000 5px)`)
  .join(', ');

/** One row as wide and high as the source; what does not fit is cut with an ellipsis. */
const LOOK = /* css */ `
/* The old row turns away in the place where the new one appears. */
.container > .comments {
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  justify-content: stretch;
}
.comments > .comment {
  grid-area: 1 / 1;
  width: 100%;
  height: 100%;
  align-items: center;
}
.comments > .comment .comment-block {
  flex: 1 1 0;
  align-items: center;
  overflow: hidden;
}
.comment .comment-block > .name {
  display: block;
  max-width: 34%;
  padding: 0.28em 0.9em;
  border-radius: 0.4em;
  background-color: var(--ov-tab);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.comment .name .badge {
  margin-inline-start: 0.3em;
  vertical-align: -0.15em;
}
.comment .comment-body {
  display: flex;
  flex: 1 1 0;
  gap: 0.5em;
  align-items: center;
  overflow: hidden;
}
.comments > .comment .comment-text {
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.comment .paid-text {
  flex: none;
}
${NAME_ON_PAID}
.comment[style*='--lcv-background-color'] .comment-block > .name {
  background: linear-gradient(#ffffff47, #ffffff47) var(--lcv-background-color);
}
`;

/** A departure board with one row: a lit tab for the name, the text beside it. */
export const slot = defineTemplate({
  id: 'slot',
  name: '1行おくり',
  description: '1行の帯に、コメントを順番に送ります。画面の上や下の細い場所に置けます。',
  since: '5_0',
  layouts: ['単発', '横'],
  runtime: 'queue',
  output: 'zip',
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [...ALONE, 'layout.keepsLines'],
  defaults: {
    'canvas.width': 1100,
    'canvas.height': 100,
    'layout.namePlace': 'inline',
    'layout.keepsLines': false,
    'name.size': 0.7,
    'name.color': '#ffd75eff',
    'name.lineHeight': 1.2,
    'body.size': 30,
    'body.lineHeight': 1.25,
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#141a26f2',
    'box.borderWidth': 2,
    'box.borderColor': '#3d4a63ff',
    'box.padX': 14,
    'box.padY': 8,
    'avatar.size': 46,
    'avatar.gap': 14,
    'flow.limit': 1,
    'flow.interval': 4000,
    'flow.burst': 'queue',
    'services.niconamaAccent': '#8a8f99ff',
    'motion.in': 'flip-x',
    'motion.inMs': 350,
    'motion.out': 'slide-down',
    'motion.outMs': 200,
    'motion.moves': false,
  },
  own: options,
  look: LOOK,
});
