import {group, rule, type Rule} from '../../css/rule';
import {COLORED, SELECTORS} from '../../css/selectors';
import {choice, color, number, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID, NO_OUTLINE, OWN_FRAME} from '../sharedLooks';

/** What is drawn in pixels. */
const options = defineGroup({
  id: 'retro',
  label: 'ドットの枠',
  fields: {
    pixel: number({label: 'ドットの大きさ', min: 1, max: 8, step: 1, unit: 'px', initial: 3}),
    frame: choice(
      {single: '一重', double: '二重', bevel: '立体'},
      {label: '枠の形', initial: 'double', help: '枠の色は「箱」の「枠線の色」です。'},
    ),
    rim: color({label: '枠の外側の色', initial: '#05061cff'}),
    cursor: toggle({label: '新しいコメントに▼を出す', initial: true}),
    grid: toggle({
      label: '液晶のマス目を重ねる',
      initial: false,
      words: ['ドット', '液晶'],
    }),
    letterShadow: toggle({label: '文字にドットの影を付ける', initial: true}),
    letterShadowColor: color({label: '文字のドットの影の色', initial: '#000000ff'}),
  },
  css({pixel, frame, rim, cursor, grid, letterShadow, letterShadowColor}) {
    const drop = `${pixel - 1 || 1}px ${pixel - 1 || 1}px 0 ${letterShadowColor}`;
    return [
      rule(SELECTORS.comment, {
        'box-shadow': frames(frame, pixel, rim),
        'background-image': grid ? mesh(pixel) : undefined,
      }),
      rule(SELECTORS.picture, {'box-shadow': `0 0 0 ${pixel}px var(--ov-frame-color)`}),
      rule(SELECTORS.name, {'text-shadow': letterShadow ? drop : undefined}),
      rule(SELECTORS.body, {'text-shadow': letterShadow ? drop : undefined}),
      rule(`${COLORED} .name`, {'text-shadow': 'none'}),
      rule(`${COLORED} .comment-text`, {'text-shadow': 'none'}),
      ...(cursor ? blinking() : []),
    ];
  },
});

/** Copies of the box beside it leave the corners free, as a frame of pixels does. */
function frames(kind: 'single' | 'double' | 'bevel', pixel: number, rim: string): string {
  const ink = 'var(--ov-frame-color)';
  const cross = (size: number, fill: string) =>
    [`0 -${size}px`, `0 ${size}px`, `-${size}px 0`, `${size}px 0`].map((at) => `${at} 0 ${fill}`);
  const corners = (size: number, fill: string) =>
    [
      `-${size}px -${size}px`,
      `${size}px -${size}px`,
      `-${size}px ${size}px`,
      `${size}px ${size}px`,
    ].map((at) => `${at} 0 ${fill}`);
  const inner =
    kind === 'double'
      ? [`inset 0 0 0 ${pixel}px ${rim}`, `inset 0 0 0 ${pixel * 2}px ${ink}`]
      : kind === 'bevel'
        ? [`inset ${pixel}px ${pixel}px 0 #ffffff59`, `inset -${pixel}px -${pixel}px 0 #00000080`]
        : [];
  return [...inner, ...cross(pixel, ink), ...corners(pixel, rim), ...cross(pixel * 2, rim)].join(
    ', ',
  );
}

const mesh = (pixel: number): string =>
  ['0deg', '90deg']
    .map((way) => `repeating-linear-gradient(${way}, #00000038 0 1px, #0000 1px ${pixel + 1}px)`)
    .join(', ');

function blinking(): Rule[] {
  return [
    group('@keyframes ov-blink', [rule('50%', {opacity: 0})]),
    rule(`${SELECTORS.comment}:last-child .comment-text::after`, {
      'margin-inline-start': '0.3em',
      animation: 'ov-blink 1s steps(1) infinite',
      'font-size': '0.8em',
      content: "'▼'",
    }),
  ];
}

/** Nothing is smooth: pictures have hard pixels, letters a hard shadow. */
const LOOK = /* css */ `
.comment .avatar img {
  image-rendering: pixelated;
}
.comments > .comment {
  width: 100%;
}
.comment .comment-block {
  flex-grow: 1;
}
${NAME_ON_PAID}
.comment[style*='--lcv-background-color'] .paid-text strong {
  font-weight: 400;
}
`;

/** The message window of an old game, with a frame of square pixels. */
export const retro = defineTemplate({
  id: 'retro',
  name: 'ドット',
  description: '昔のゲームのメッセージ枠です。ドットの文字と、四角いドットの枠を使います。',
  since: '5_1',
  layouts: ['縦', '横'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [...OWN_FRAME, 'layout.isVertical', 'box.radius'],
  defaults: {
    'canvas.top': 16,
    'canvas.right': 16,
    'canvas.bottom': 16,
    'canvas.left': 16,
    'layout.gap': 18,
    'name.family': 'DotGothic16',
    'name.weight': 400,
    'name.size': 0.9,
    'name.color': '#ffe14dff',
    'name.lineHeight': 1.4,
    'body.family': 'DotGothic16',
    'body.weight': 400,
    'body.lineHeight': 1.4,
    'details.family': 'DotGothic16',
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#0f1245f2',
    'box.radius': 0,
    'box.padX': 18,
    'box.padY': 14,
    'avatar.shape': 'square',
    'avatar.size': 52,
    'avatar.gap': 14,
    'motion.in': 'typing',
    'motion.inMs': 400,
    'motion.easing': 'linear',
  },
  own: options,
  look: LOOK,
});
