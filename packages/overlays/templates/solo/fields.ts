import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';

/** How the one comment is dressed. */
export const options = defineGroup({
  id: 'solo',
  label: 'ひとことの飾り',
  fields: {
    plate: color({label: '名前の札の色', initial: '#d12c5cff'}),
    usesService: toggle({
      label: '名前の札を配信サイトの色にする',
      initial: false,
      words: ['サービス'],
    }),
    decoration: choice(
      {none: 'なし', quotes: 'かぎかっこ', stripes: '斜めの線', dots: '水玉', wave: '下の波'},
      {label: '面の飾り', initial: 'stripes'},
    ),
    decorationColor: color({label: '面の飾りの色', initial: '#d12c5c1f'}),
    ring: choice(
      {plain: 'なし', double: '二重', burst: '放射'},
      {label: 'アイコンの輪', initial: 'double'},
    ),
    lines: choice(
      {one: '1行', two: '2行', three: '3行'},
      {label: '本文の行数の上限', initial: 'three', help: '長い本文は、この行数で省きます。'},
    ),
  },
  css({plate, usesService, decoration, decorationColor, ring, lines}) {
    return [
      rule(SELECTORS.list, {'justify-content': 'center'}),
      rule(SELECTORS.name, {
        '--ov-plate': usesService ? `var(--ov-service-color, ${plate})` : plate,
      }),
      ...decorations(decoration, decorationColor),
      ...rings(ring, plate),
      rule(`${SELECTORS.list} > ${SELECTORS.body}`, {
        '-webkit-line-clamp': {one: 1, two: 2, three: 3}[lines],
      }),
    ];
  },
  standing: ({plate, usesService}) => (usesService ? {} : {nameOn: [plate]}),
});

function decorations(kind: string, ink: string): Rule[] {
  if (kind === 'quotes') {
    const mark = {position: 'absolute', color: ink, 'font-size': '2.4em', 'line-height': 1};
    return [
      rule(`${SELECTORS.frame}::before`, {...mark, top: '0.05em', right: '40%', content: "'「'"}),
      rule(`${SELECTORS.frame}::after`, {...mark, right: '0.1em', bottom: 0, content: "'」'"}),
    ];
  }
  const art = ARTS[kind]?.(ink);
  return art === undefined ? [] : [rule(SELECTORS.block, {'background-image': art})];
}

const ARTS: Readonly<Record<string, ((ink: string) => string) | undefined>> = {
  stripes: (ink) =>
    `linear-gradient(115deg, #0000 72%, ${ink} 72.1% 78%, #0000 78.1% 81%, ${ink} 81.1% 90%, #0000 90.1% 92%, ${ink} 92.1%)`,
  dots: (ink) => `radial-gradient(circle at 12px 12px, ${ink} 5px, #0000 5.6px)`,
  wave: (ink) =>
    `radial-gradient(ellipse 34px 26px at 30px 100%, ${ink} 98%, #0000), linear-gradient(#0000 92%, ${ink} 92%)`,
};

function rings(kind: 'plain' | 'double' | 'burst', ink: string): Rule[] {
  if (kind === 'double') {
    return [rule(SELECTORS.picture, {'box-shadow': `0 0 0 6px ${ink}, 0 4px 16px 4px #00000080`})];
  }
  return kind === 'burst'
    ? [
        rule(`${SELECTORS.avatar}::before`, {
          position: 'absolute',
          'z-index': -1,
          inset: '-20px',
          'border-radius': '50%',
          'background-image': `repeating-conic-gradient(${ink} 0 9deg, #0000 9deg 18deg)`,
          content: "''",
        }),
      ]
    : [];
}
