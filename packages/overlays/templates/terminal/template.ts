import {readableOn} from '../../contrast/color';
import {cssString} from '../../css/fontStack';
import {group, rule, type Rule} from '../../css/rule';
import {COLORED, SELECTORS} from '../../css/selectors';
import {choice, color, number, openColor, text, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {IN_RUN, NAME_ON_PAID, NO_OUTLINE} from '../sharedLooks';

const PROMPTS = {none: '', dollar: '$', arrow: '>', hash: '#', wave: ':~$'} as const;

/** Height of the bar of the window in pixels. */
const BAR = 34;

/** The screen. */
const options = defineGroup({
  id: 'terminal',
  label: 'ターミナルの画面',
  fields: {
    prompt: choice(
      {none: 'なし', dollar: '$', arrow: '>', hash: '#', wave: ':~$'},
      {label: '名前の後ろの記号', initial: 'wave', words: ['プロンプト']},
    ),
    promptColor: openColor({label: '名前の後ろの記号の色', help: '空のときは、名前の色です。'}),
    hasWindow: toggle({
      label: 'ウィンドウを出す',
      initial: true,
      words: ['窓', '背景'],
      help: 'ウィンドウの色は「箱」の「箱の色」です。',
    }),
    bar: color({label: 'ウィンドウの枠の色', initial: '#1d4a33ff'}),
    title: text({label: 'ウィンドウの題名', initial: 'comments — tail -f', maxLength: 40}),
    scan: number({
      label: '走査線の濃さ',
      min: 0,
      max: 60,
      step: 5,
      unit: '%',
      initial: 25,
      words: ['スキャンライン', 'ブラウン管', 'CRT'],
    }),
    cursor: choice(
      {none: 'なし', block: '■', bar: '|', under: '_'},
      {label: '新しいコメントのカーソル', initial: 'block'},
    ),
    glows: toggle({label: '文字をにじませる', initial: true, words: ['グロー', '発光']}),
    flickers: toggle({
      label: '画面をかすかに揺らす',
      initial: false,
      words: ['ちらつき', 'フリッカー'],
    }),
  },
  css(values) {
    const {prompt, promptColor, scan, cursor, glows, flickers} = values;
    const sign = PROMPTS[prompt];
    return [
      rule(`${SELECTORS.frame}::before`, {
        'margin-inline-end': sign === '' ? undefined : '0.5em',
        color: sign === '' ? undefined : promptColor || 'var(--lcv-name-color)',
        content: sign === '' ? undefined : cssString(sign),
      }),
      rule(`${COLORED} .comment-body::before`, {
        color: sign === '' ? undefined : 'var(--lcv-text-color)',
      }),
      rule(SELECTORS.name, {'text-shadow': glows ? undefined : 'none'}),
      rule(SELECTORS.body, {'text-shadow': glows ? undefined : 'none'}),
      ...['.name', '.comment-text'].map((part) =>
        rule(`${COLORED} ${part}`, {'text-shadow': glows ? 'none' : undefined}),
      ),
      ...(values.hasWindow ? screen(values) : []),
      ...(scan > 0 ? [scanLines(scan)] : []),
      ...cursors(cursor),
      ...(flickers ? flicker() : []),
    ];
  },
});

interface Screen {
  readonly bar: string;
  readonly title: string;
}

/** The comments need no boxes of their own then, but for those that were paid for. */
function screen({bar, title}: Screen): Rule[] {
  const dots = ['#ff6159', '#ffbd2e', '#28c941'].map(
    (ink, at) => `radial-gradient(circle at ${16 + at * 18}px 50%, ${ink} 5.5px, #0000 6px)`,
  );
  return [
    rule('.container', {
      'box-sizing': 'border-box',
      border: `2px solid ${bar}`,
      'border-radius': '10px',
      'background-color': 'var(--lcv-background-color)',
    }),
    rule(`${SELECTORS.comment}:not([style*='--lcv-background-color'])`, {
      'background-color': 'transparent',
    }),
    rule('.container::before', {
      position: 'absolute',
      'z-index': 1,
      top: 0,
      right: 0,
      left: 0,
      height: `${BAR}px`,
      background: `${dots.join(', ')}, ${bar}`,
      color: readableOn(bar),
      'font-size': '15px',
      'font-family': 'inherit',
      'line-height': `${BAR}px`,
      'text-align': 'center',
      content: cssString(title),
    }),
  ];
}

const scanLines = (strength: number): Rule =>
  rule('.container::after', {
    position: 'absolute',
    'z-index': 2,
    inset: 0,
    'background-image': `repeating-linear-gradient(rgb(0 0 0 / ${strength}%) 0 1px, #0000 1px 3px)`,
    'pointer-events': 'none',
    content: "''",
  });

const CURSORS = {none: '', block: '█', bar: '▏', under: '_'} as const;

function cursors(kind: keyof typeof CURSORS): Rule[] {
  if (kind === 'none') return [];
  return [
    group('@keyframes ov-blink', [rule('50%', {opacity: 0})]),
    rule(`${SELECTORS.comment}:last-child .comment-text::after`, {
      'margin-inline-start': '0.15em',
      animation: 'ov-blink 1.1s steps(1) infinite',
      content: cssString(CURSORS[kind]),
    }),
  ];
}

/** Never below 92 per cent, and slow: far from what photosensitive people must not see. */
const flicker = (): Rule[] => [
  group('@keyframes ov-flicker', [
    rule('0%, 100%', {opacity: 1}),
    rule('48%', {opacity: 0.94}),
    rule('52%', {opacity: 0.98}),
    rule('70%', {opacity: 0.92}),
  ]),
  rule(SELECTORS.block, {animation: 'ov-flicker 4s linear infinite'}),
];

/** Letters glow a little, as those of a tube do. */
const LOOK = /* css */ `
.container {
  position: relative;
  overflow: hidden;
}
.comments > .comment {
  width: 100%;
}
.comment .name,
.comment .comment-text {
  text-shadow: 0 0 5px currentcolor;
}
${IN_RUN}${NAME_ON_PAID}`;

/** The screen of an old terminal: a prompt for each name, scan lines, a waiting cursor. */
export const terminal = defineTemplate({
  id: 'terminal',
  name: 'ターミナル',
  description: '黒い画面に文字が打ち込まれます。走査線、カーソル、ウィンドウの題名を選べます。',
  since: '6_0',
  layouts: ['縦'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.namePlace', 'layout.isVertical', 'box.tail', 'box.tailSize', 'box.blur'],
  defaults: {
    'canvas.right': 14,
    'canvas.left': 14,
    'canvas.bottom': 14,
    'layout.namePlace': 'inline',
    'layout.gap': 2,
    'name.family': 'Share Tech Mono',
    'name.color': '#7dffb0ff',
    'name.size': 1,
    'name.weight': 400,
    'name.lineHeight': 1.45,
    'body.family': 'Share Tech Mono',
    'body.size': 21,
    'body.weight': 500,
    'body.color': '#d6ffe4ff',
    'body.lineHeight': 1.45,
    'details.color': '#7dffb0b3',
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#04110ae6',
    'box.radius': 0,
    'box.padX': 6,
    'box.padY': 1,
    'avatar.isShown': false,
    'avatar.shape': 'square',
    'avatar.size': 28,
    'motion.in': 'typing',
    'motion.inMs': 500,
    'motion.easing': 'linear',
  },
  own: options,
  look: LOOK,
});
