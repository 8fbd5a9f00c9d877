import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {ALONE} from '../sharedLooks';

/** How the one comment is dressed. */
const options = defineGroup({
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
  standing: ({plate, usesService}, accents) => ({nameOn: usesService ? accents : [plate]}),
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

/** The name lies over the upper edge of the plate, the picture over its left end. */
const LOOK = /* css */ `
.comments > .comment {
  width: 100%;
  align-items: center;
}
.comment .avatar {
  position: relative;
  z-index: 1;
  margin-inline-end: -46px;
}
.comment .avatar img {
  box-shadow: 0 4px 14px #00000080;
}
.comments > .comment .comment-block {
  flex-grow: 1;
  max-height: 230px;
  padding-block-start: 30px;
  padding-inline-start: calc(min(var(--ov-avatar-room), 40px) + 34px);
}
.comment .comment-block > .name {
  position: absolute;
  bottom: calc(100% - 22px);
  max-width: 80%;
  padding: 0.18em 1em;
  border-radius: 0.35em;
  background-color: var(--ov-plate);
  transform: skewX(-10deg);
}
.comments > .comment .comment-text {
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
}
.comment[style*='--lcv-background-color'] .comment-block > .name {
  background: linear-gradient(#1018309e, #1018309e) var(--lcv-background-color);
}
`;

/** A lower third for one comment: a large picture, a slanted plate with the name, big letters. */
export const solo = defineTemplate({
  id: 'solo',
  name: 'ひとこと',
  description: 'コメントを1件ずつ、大きく出します。次のコメントは、前のものが消えてから出ます。',
  since: '5_0',
  layouts: ['単発'],
  runtime: 'single',
  output: 'zip',
  changes: [{date: '2026-11-21', text: '公開しました。'}],
  without: [...ALONE, 'box.isStriped', 'box.odd', 'box.even'],
  defaults: {
    'canvas.width': 1200,
    'canvas.height': 300,
    'canvas.top': 30,
    'canvas.right': 30,
    'canvas.bottom': 20,
    'canvas.left': 30,
    'name.size': 0.6,
    'name.color': '#ffffffff',
    'name.weight': 800,
    'name.lineHeight': 1.3,
    'body.size': 44,
    'body.weight': 800,
    'body.color': '#1d2230ff',
    'body.lineHeight': 1.3,
    'details.color': '#ffffffff',
    'outline.nameColor': '#7d1434ff',
    'outline.bodyWidth': 0,
    'outline.paidWidth': 0,
    'box.isShown': true,
    'box.area': 'block',
    'box.background': '#fffdf6fa',
    'box.radius': 16,
    'box.padX': 34,
    'box.padY': 20,
    'box.shadowY': 6,
    'box.shadowBlur': 20,
    'box.shadowColor': '#00000073',
    'avatar.size': 132,
    'avatar.borderWidth': 6,
    'avatar.gap': 0,
    'flow.lifetime': 6,
    'flow.burst': 'queue',
    'motion.in': 'slide-right',
    'motion.inMs': 450,
    'motion.outMs': 400,
    'motion.out': 'slide-right',
  },
  own: options,
  look: LOOK,
});
