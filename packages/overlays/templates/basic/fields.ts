import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color} from '../../model/fields';
import {defineGroup} from '../../model/group';

/** How the plain template sets names apart. */
export const options = defineGroup({
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
