import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';

/** How the plain template sets names apart. */
const options = defineGroup({
  id: 'basic',
  label: 'シンプルの飾り',
  fields: {
    plate: choice(
      {none: 'なし', pill: '丸い札', line: '下線', marker: 'マーカー'},
      {label: '名前の飾り', initial: 'none'},
    ),
    plateColor: color({label: '名前の飾りの色', initial: '#2f6fedff'}),
    divider: choice(
      {none: 'なし', line: '線', dots: '点線'},
      {label: 'コメントの間の線', initial: 'none'},
    ),
    dividerColor: color({label: 'コメントの間の線の色', initial: '#ffffff80'}),
  },
  css({plate, plateColor, divider, dividerColor}) {
    return [...plates(plate, plateColor), ...dividers(divider, dividerColor)];
  },
  standing: ({plate, plateColor}) => (plate === 'pill' ? {nameOn: [plateColor]} : {}),
});

function plates(kind: 'none' | 'pill' | 'line' | 'marker', ink: string): Rule[] {
  const width = {'align-self': 'flex-start', 'max-width': '100%'};
  switch (kind) {
    case 'pill':
      return [
        rule(SELECTORS.name, {
          ...width,
          padding: '0.05em 0.75em',
          'border-radius': '1em',
          'background-color': ink,
        }),
      ];
    case 'line':
      return [rule(SELECTORS.name, {...width, 'border-bottom': `0.14em solid ${ink}`})];
    case 'marker':
      return [
        rule(SELECTORS.name, {
          ...width,
          padding: '0 0.3em',
          'box-shadow': `inset 0 -0.55em 0 ${ink}`,
        }),
      ];
    case 'none':
      return [];
  }
}

const dividers = (kind: 'none' | 'line' | 'dots', ink: string): Rule[] =>
  kind === 'none'
    ? []
    : [
        rule(`${SELECTORS.comment} + ${SELECTORS.comment}`, {
          'border-top': `2px ${kind === 'line' ? 'solid' : 'dotted'} ${ink}`,
        }),
      ];

/** Round joints keep the edge of sharp strokes (あ, 永) from growing spikes. */
const LOOK = /* css */ `
.comment .name,
.comment .comment-text,
.comment .paid-text {
  stroke-linejoin: round;
}
.comment .avatar img {
  filter: drop-shadow(0 1px 2px #00000080);
}
`;

/** White letters with a dark edge and a warm name: readable over any game without a box. */
export const basic = defineTemplate({
  id: 'basic',
  name: 'シンプル',
  description: '縁取りした文字を、箱なしで並べます。明るいゲームでも暗いゲームでも読めます。',
  since: '4_2',
  layouts: ['縦', '横'],
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [],
  defaults: {
    'body.lineHeight': 1.4,
    'name.lineHeight': 1.4,
    'outline.nameWidth': 2.5,
    'outline.bodyWidth': 2.5,
    'outline.paidWidth': 2.5,
    'shadow.isShown': true,
    'shadow.blur': 3,
    'shadow.color': '#00000099',
    'avatar.size': 44,
    'avatar.borderWidth': 2,
    'box.padX': 8,
    'box.padY': 4,
  },
  own: options,
  look: LOOK,
});
