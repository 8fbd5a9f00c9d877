import {readableOn} from '../../contrast/color';
import {cssString} from '../../css/fontStack';
import {rule, type Rule} from '../../css/rule';
import {choice, color, number, text} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID, NO_OUTLINE} from '../sharedLooks';

const STAGE = '.spotlight > .comment';
const ON_STAGE = [`${STAGE}.odd`, `${STAGE}.even`].join(', ');

/** The stage of the pinned comment. */
const options = defineGroup({
  id: 'spotlight',
  label: 'ピックアップの台',
  fields: {
    label: text({label: '上の言葉', initial: 'ピックアップ', maxLength: 20}),
    accent: color({label: '上の言葉と枠の色', initial: '#d4880fff'}),
    stage: color({label: '台の色', initial: '#fff8e4fa'}),
    ink: color({label: '台の文字の色', initial: '#2a2113ff'}),
    name: color({label: '台の名前の色', initial: '#8a4b00ff'}),
    size: number({label: '文字の拡大', min: 1, max: 2.5, step: 0.1, unit: '倍', initial: 1.5}),
    avatarSize: number({
      label: '台のアイコンの大きさ',
      min: 16,
      max: 160,
      step: 2,
      unit: 'px',
      initial: 78,
    }),
    frame: choice(
      {none: 'なし', line: '一重', lamps: '電球', laurel: '二重と角'},
      {label: '台の枠', initial: 'lamps', words: ['ライト']},
    ),
    dim: number({label: '下のコメントの薄さ', min: 0, max: 80, step: 5, unit: '%', initial: 0}),
  },
  css({label, accent, stage, ink, name, size, avatarSize, frame, dim}) {
    return [
      rule('.spotlight', {
        '--ov-stage': stage,
        '--ov-stage-ink': ink,
        '--ov-stage-name': name,
        '--ov-stage-size': `${size}em`,
        '--ov-stage-avatar': `${avatarSize}px`,
      }),
      rule(ON_STAGE, FRAMES[frame](accent)),
      ...(label === '' ? [] : [ribbon(label, accent)]),
      rule('.container > .comments', {
        opacity: dim === 0 ? undefined : `${(100 - dim) / 100}`,
      }),
    ];
  },
  standing: ({stage, ink, name}) => ({
    texts: [
      {field: 'ink', label: '台の文字', color: ink, box: stage},
      {field: 'name', label: '台の名前', color: name, box: stage},
    ],
  }),
});

const SHADE = '0 8px 22px #00000080';

const FRAMES = {
  none: () => ({'box-shadow': SHADE}),
  line: (ink: string) => ({'box-shadow': `inset 0 0 0 5px ${ink}, ${SHADE}`}),
  lamps: (ink: string) => ({
    border: `14px solid ${ink}`,
    'border-image': `${lamps(ink)} 18 / 14px / 0 round`,
    'box-shadow': SHADE,
  }),
  laurel: (ink: string) => ({
    'box-shadow': `inset 0 0 0 4px ${ink}, inset 0 0 0 8px #ffffff80, inset 0 0 0 10px ${ink}, ${SHADE}`,
  }),
} as const;

/** A frame of 54 pixels with round bulbs, of which the corners and sides are cut. */
function lamps(ink: string): string {
  const bulbs = [9, 27, 45]
    .flatMap((x) => [9, 27, 45].map((y) => [x, y] as const))
    .filter(([x, y]) => x !== 27 || y !== 27)
    .map(
      ([x, y]) =>
        `<circle cx='${x}' cy='${y}' r='6.5' fill='#fff3b8' opacity='.55'/><circle cx='${x}' cy='${y}' r='4' fill='#fffdf0'/>`,
    )
    .join('');
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='54' height='54'><path d='M0 0h54v54H0zM18 18v18h18V18z' fill='${ink}' fill-rule='evenodd'/>${bulbs}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}")`;
}

const ribbon = (label: string, ink: string): Rule =>
  rule(`${STAGE}::after`, {
    position: 'absolute',
    top: '-24px',
    left: '50%',
    padding: '0.2em 1.6em 0.25em',
    transform: 'translateX(-50%)',
    'background-image': 'linear-gradient(#ffffff4d, #fff0 55%)',
    'background-color': ink,
    'clip-path': 'polygon(0 0, 100% 0, calc(100% - 0.6em) 50%, 100% 100%, 0 100%, 0.6em 50%)',
    color: readableOn(ink),
    'font-weight': 800,
    'font-size': '0.62em',
    'white-space': 'nowrap',
    content: cssString(label),
  });

/** The stage has its own colours, which those of a gift take over. */
const LOOK = /* css */ `
.spotlight {
  --lcv-avatar-size: var(--ov-stage-avatar);
  padding: 26px 14px 12px;
  font-size: var(--ov-stage-size);
}
.spotlight:empty {
  display: none;
}
.spotlight > .comment {
  --lcv-background-color: var(--ov-stage);
  --lcv-text-color: var(--ov-stage-ink);
  --lcv-name-color: var(--ov-stage-name);
  width: 100%;
  max-width: 100%;
}
.spotlight > .comment.odd,
.spotlight > .comment.even {
  position: relative;
  padding: 30px 24px 22px;
  border-radius: 18px;
  background-image: radial-gradient(ellipse 80% 90% at 50% 0, #ffffff8c, #fff0 70%);
}
.spotlight > .comment .comment-block {
  flex-grow: 1;
}
.spotlight > .comment .comment-text {
  font-weight: 800;
}
.spotlight .avatar img {
  border: 4px solid #fff;
  box-shadow: 0 3px 8px #00000066;
}
.container > .comments {
  overflow: hidden;
}
${NAME_ON_PAID}`;

/** A lit stage for the pinned comment, with all others small below it. */
export const spotlight = defineTemplate({
  id: 'spotlight',
  name: 'ピックアップ',
  description: '本アプリでピン留めしたコメントを、上に大きく出します。ほかは下に小さく並びます。',
  since: '7_0',
  layouts: ['縦', '単発'],
  runtime: 'spotlight',
  output: 'zip',
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.isVertical', 'box.tail', 'box.tailSize', 'box.area'],
  defaults: {
    'canvas.width': 560,
    'canvas.height': 860,
    'canvas.top': 4,
    'layout.gap': 6,
    'name.size': 0.8,
    'name.lineHeight': 1.3,
    'body.size': 21,
    'body.weight': 600,
    'body.lineHeight': 1.4,
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#121826d9',
    'box.radius': 10,
    'avatar.size': 34,
  },
  own: options,
  look: LOOK,
});
