import {readableOn} from '../../contrast/color';
import {cssString} from '../../css/fontStack';
import {rule, type Rule} from '../../css/rule';
import {bodyColor, boxColor} from '../../css/variables';
import {roleSelector} from '../../groups/roles';
import {choice, color, number, text, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';

/** Height of the title in `em` of the text. */
const BAR = 2.2;

/** Who speaks from where, and the screen around it. */
const options = defineGroup({
  id: 'talk',
  label: 'トークの画面',
  fields: {
    right: choice(
      {owner: '配信者', staff: '配信者とモデレーター', nobody: '誰も出さない'},
      {label: '右に出す人', initial: 'owner'},
    ),
    rightBox: color({label: '右の吹き出しの色', initial: '#b9f0d2ff'}),
    rightText: color({label: '右の文字の色', initial: '#17352aff'}),
    hidesRightName: toggle({label: '右の人の名前とアイコンを隠す', initial: true}),
    mark: text({
      label: '右の吹き出しに添える文字',
      initial: '既読',
      maxLength: 12,
      words: ['既読'],
    }),
    hasWall: toggle({label: '画面の背景を出す', initial: true, words: ['背景', '壁紙']}),
    wall: color({label: '背景の色', initial: '#cfe0f2f2'}),
    wallSecond: color({label: '背景の下の色', initial: '#dcd9f4f2'}),
    title: text({label: '上の題名', initial: 'コメント', maxLength: 30}),
    titleColor: color({label: '題名の帯の色', initial: '#35577eff'}),
    radius: number({label: '画面の角の丸み', min: 0, max: 60, step: 1, unit: 'px', initial: 22}),
  },
  css(values) {
    const {right, mark, hidesRightName} = values;
    const rights = right === 'nobody' ? [] : right === 'staff' ? STAFF : STAFF.slice(0, 1);
    return [
      ...(values.hasWall ? wall(values) : []),
      ...rights.flatMap((attribute) => {
        const role = roleSelector(attribute);
        return [
          rule(role, {...boxColor(values.rightBox), ...bodyColor(values.rightText)}),
          ...turned(role, hidesRightName),
          ...marked(role, mark),
        ];
      }),
    ];
  },
  standing: ({right, rightBox, rightText, hasWall, wall: top, wallSecond}) => ({
    below: hasWall ? [top, wallSecond] : [],
    texts:
      right === 'nobody'
        ? []
        : [{field: 'rightText', label: '右の文字', color: rightText, box: rightBox}],
  }),
});

const STAFF = ['data-owner', 'data-moderator'];

interface Wall {
  readonly wall: string;
  readonly wallSecond: string;
  readonly title: string;
  readonly titleColor: string;
  readonly radius: number;
}

function wall({wall: top, wallSecond, title, titleColor, radius}: Wall): Rule[] {
  return [
    rule('.container', {
      'border-radius': `${radius}px`,
      'background-image': `radial-gradient(circle at 12px 12px, #ffffff40 3px, #fff0 3.5px), linear-gradient(${top}, ${wallSecond})`,
      'background-size': '24px 24px, auto',
    }),
    ...(title === ''
      ? []
      : [
          rule('.container::before', {
            position: 'absolute',
            'z-index': 1,
            top: 0,
            right: 0,
            left: 0,
            height: `${BAR}em`,
            'box-shadow': '0 2px 6px #20304040',
            'background-color': titleColor,
            color: readableOn(titleColor),
            'font-weight': 700,
            'font-size': '0.8em',
            'line-height': BAR,
            'text-align': 'center',
            content: cssString(title),
          }),
        ]),
  ];
}

/** The balloon of who is right: its tail is at the other side, and no picture stands beside it. */
function turned(role: string, hidesName: boolean): Rule[] {
  return [
    rule(role, {'flex-direction': 'row-reverse', 'text-align': 'start'}),
    rule(`${role} .comment-block`, {'align-items': 'flex-end'}),
    rule(`${role} .comment-body`, {
      'margin-right': 'var(--ov-tail-room, 8px)',
      'margin-left': '3em',
    }),
    rule(`${role} .comment-body::before`, {
      right: 'auto',
      left: '100%',
      transform: 'scaleX(-1)',
    }),
    ...(hidesName
      ? [rule(`${role} .avatar`, {display: 'none'}), rule(`${role} .name`, {display: 'none'})]
      : []),
  ];
}

const marked = (role: string, mark: string): Rule[] =>
  mark === ''
    ? []
    : [
        rule(`${role} .comment-body::after`, {
          position: 'absolute',
          right: 'calc(100% + 0.5em)',
          bottom: 0,
          color: '#3d4a5c',
          'font-weight': 400,
          'font-size': '0.6em',
          'white-space': 'nowrap',
          content: cssString(mark),
        }),
      ];

/** Balloons are as wide as their text; the wall and its title are those of the whole source. */
const LOOK = /* css */ `
.comments > .comment {
  width: 100%;
}
.comment .comment-block {
  gap: 2px;
  align-items: flex-start;
  flex-grow: 1;
}
.comment .comment-body {
  width: fit-content;
  max-width: 100%;
  box-sizing: border-box;
}
.comment .name {
  padding-inline: 10px;
  stroke-linejoin: round;
}
.container {
  position: relative;
  overflow: hidden;
}
`;

/** The screen of a messenger: a title above, others left, who streams right. */
export const talk = defineTemplate({
  id: 'talk',
  name: 'トーク',
  description: 'メッセージアプリの画面のように、配信者は右、見ている人は左に並びます。',
  since: '5_0',
  layouts: ['縦'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: ['layout.isVertical', 'layout.namePlace', 'box.blur'],
  defaults: {
    'canvas.top': 14,
    'canvas.bottom': 16,
    'canvas.left': 14,
    'canvas.right': 14,
    'layout.gap': 12,
    'name.color': '#3d4a5cff',
    'name.size': 0.7,
    'name.lineHeight': 1.4,
    'body.size': 22,
    'body.color': '#1f2733ff',
    'body.weight': 500,
    'body.lineHeight': 1.4,
    'details.color': '#3d4a5cff',
    'outline.nameColor': '#f4f7fbff',
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'box.isShown': true,
    'box.area': 'text',
    'box.background': '#ffffffff',
    'box.radius': 18,
    'box.padX': 14,
    'box.padY': 8,
    'box.tail': 'left',
    'box.tailSize': 8,
    'box.shadowY': 1,
    'box.shadowBlur': 3,
    'box.shadowColor': '#2030402e',
    'avatar.size': 44,
    'avatar.gap': 6,
    'motion.inMs': 220,
  },
  own: options,
  look: LOOK,
});
