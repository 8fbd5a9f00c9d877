import {readableOn} from '../../contrast/color';
import {cssString} from '../../css/fontStack';
import {rule, type Rule} from '../../css/rule';
import {SELECTORS} from '../../css/selectors';
import {choice, color, number, text, toggle} from '../../model/fields';
import {defineGroup} from '../../model/group';
import {defineTemplate} from '../../model/template';
import {NAME_ON_PAID, NO_OUTLINE} from '../sharedLooks';

/** The board and its tickets; the script reads `showsTotals` and `ranks`. */
const options = defineGroup({
  id: 'giftboard',
  label: 'ギフトボードの板',
  fields: {
    title: text({label: '板の題名', initial: 'ギフトありがとう！', maxLength: 30}),
    titleColor: color({label: '題名の色', initial: '#b3123fff'}),
    waiting: text({
      label: '最初のギフトが届くまで出す言葉',
      initial: '最初のギフトを待っています',
      maxLength: 30,
      help: '空のときは、最初のギフトが届くまで題名だけを出します。',
    }),
    showsTotals: toggle({label: '合計を出す', initial: true}),
    ranks: number({
      label: '順位を出す人数',
      min: 0,
      max: 10,
      step: 1,
      unit: '件',
      initial: 3,
      words: ['ランキング'],
      help: '0にすると、順位を出しません。',
    }),
    medals: choice(
      {medal: 'メダル', number: '数字', crown: '1位に王冠'},
      {label: '順位のマーク', initial: 'medal'},
    ),
    amount: choice({above: '本文の上', right: '右の端'}, {label: '金額の位置', initial: 'right'}),
    ticket: choice(
      {plain: 'なし', holes: '切符', shine: 'つや'},
      {label: 'ギフトの飾り', initial: 'holes'},
    ),
  },
  css({title, titleColor, waiting, showsTotals, ranks, medals, amount, ticket}) {
    const hasRows = showsTotals || ranks > 0;
    const isEmpty = !hasRows && title === '';
    return [
      rule('.board', {
        display: isEmpty ? 'none' : undefined,
        'padding-top': title === '' ? undefined : '26px',
      }),
      ...(title === '' ? [] : [heading(title, titleColor)]),
      ...(hasRows && waiting !== '' ? quiet(waiting) : title === '' ? [] : [TITLE_ALONE]),
      ...MEDALS[medals],
      ...(amount === 'right' ? AT_RIGHT : []),
      ...TICKETS[ticket],
    ];
  },
});

const heading = (title: string, ink: string): Rule =>
  rule('.board::before', {
    position: 'absolute',
    top: '-14px',
    left: '50%',
    padding: '0.15em 1.4em',
    transform: 'translateX(-50%)',
    'border-radius': '99px',
    'background-image': 'linear-gradient(#ffffff40, #fff0 55%)',
    'background-color': ink,
    'box-shadow': '0 0 0 2px var(--ov-frame-color), 0 3px 6px #0008',
    color: readableOn(ink),
    'font-weight': 800,
    'font-size': '0.8em',
    'white-space': 'nowrap',
    content: cssString(title),
  });

/** One line until there is something to count. */
const quiet = (words: string): Rule[] => [
  rule('.board[hidden]', {display: 'block'}),
  rule('.board[hidden]::after', {
    display: 'block',
    'font-size': '0.85em',
    'text-align': 'center',
    content: cssString(words),
  }),
];

/** No frame around nothing. */
const TITLE_ALONE = rule('.board[hidden]', {
  display: 'block',
  padding: '18px 0 0',
  'border-color': 'transparent',
  outline: 'none',
  background: 'none',
  'box-shadow': 'none',
});

const BADGE = {
  display: 'inline-block',
  flex: 'none',
  width: '1.5em',
  'border-radius': '50%',
  'text-align': 'center',
  'line-height': '1.5em',
  content: 'counter(ov-rank)',
} as const;

const metal = (at: number, light: string, deep: string): Rule =>
  rule(`.board-rank:nth-child(${at})::before`, {
    'background-image': `radial-gradient(circle at 35% 28%, ${light}, ${deep} 72%)`,
    'box-shadow': `inset 0 0 0 2px ${light}, 0 1px 3px #0008`,
    color: '#2a1c05',
  });

const MEDALS: Readonly<Record<'medal' | 'number' | 'crown', readonly Rule[]>> = {
  medal: [
    rule('.board-rank::before', {...BADGE, 'background-color': '#ffffff26'}),
    metal(1, '#fff3b0', '#e0a526'),
    metal(2, '#ffffff', '#a9b4c2'),
    metal(3, '#ffdcb8', '#c07a43'),
  ],
  number: [rule('.board-rank::before', {...BADGE, 'background-color': '#ffffff26'})],
  crown: [
    rule('.board-rank::before', BADGE),
    rule('.board-rank:first-child::before', {
      height: '1em',
      'border-radius': 0,
      'background-image': 'linear-gradient(#ffe68a, #e0a526)',
      'clip-path': 'polygon(0 15%, 25% 50%, 50% 0, 75% 50%, 100% 15%, 90% 100%, 10% 100%)',
      color: '#0000',
    }),
  ],
};

/** Amount and membership stand beside the text, as on the stub of a ticket. */
const AT_RIGHT: readonly Rule[] = [
  rule(SELECTORS.frame, {
    display: 'flex',
    'flex-direction': 'row-reverse',
    'justify-content': 'space-between',
    gap: '0.8em',
    'align-items': 'center',
  }),
  rule(SELECTORS.body, {flex: '1 1 0', 'min-width': 0}),
  rule(SELECTORS.paid, {flex: 'none', 'max-width': '45%', 'text-align': 'end'}),
];

const HOLES =
  'radial-gradient(circle at 0 50%, #0000 5px, #000 5.5px) 0 0 / 51% 18px repeat-y, radial-gradient(circle at 100% 50%, #0000 5px, #000 5.5px) 100% 0 / 51% 18px repeat-y';

const TICKETS: Readonly<Record<'plain' | 'holes' | 'shine', readonly Rule[]>> = {
  plain: [],
  holes: [
    rule(SELECTORS.comment, {'-webkit-mask': HOLES, mask: HOLES, 'border-radius': '4px'}),
    rule(SELECTORS.block, {'padding-inline-end': '6px'}),
    rule(SELECTORS.avatar, {'padding-inline-start': '6px'}),
  ],
  shine: [
    rule(SELECTORS.comment, {
      'background-image':
        'linear-gradient(115deg, #fff0 30%, #ffffff40 40%, #fff0 50%), linear-gradient(#ffffff40, #fff0 50%)',
    }),
  ],
};

/** Tickets: a row of holes at the right end, where the stub would be torn off. */
const LOOK = /* css */ `
.board {
  position: relative;
  margin: 14px 12px 4px;
  padding: 12px 16px;
  border: 2px solid var(--ov-frame-color);
  border-radius: 14px;
  outline: 1px solid var(--ov-frame-color);
  outline-offset: -8px;
  background-color: var(--lcv-background-color);
  background-image: radial-gradient(ellipse 90% 80% at 50% 0, #ffffff24, #fff0);
  box-shadow: 0 4px 12px #00000080;
  color: var(--lcv-text-color);
  line-height: 1.4;
}
.board-totals {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px 1em;
  font-weight: 800;
  font-size: 1.25em;
  font-variant-numeric: tabular-nums;
}
.board-ranking {
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: ov-rank;
}
.board-totals:not(:empty) + .board-ranking:not(:empty) {
  margin-top: 6px;
  padding-top: 6px;
  border-top: 1px dashed var(--ov-frame-soft);
}
.board-rank {
  display: flex;
  gap: 0.5em;
  align-items: center;
  padding: 2px 0;
  font-weight: 700;
  font-size: 0.9em;
  counter-increment: ov-rank;
}
.board-name {
  flex: 1 1 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.board-totals,
.board-name,
.board-amount {
  color: var(--lcv-name-color);
  text-shadow: var(--lcv-name-shadow);
  -webkit-text-stroke: var(--lcv-name-outline);
  paint-order: stroke fill;
}
.board-amount {
  flex: none;
  font-variant-numeric: tabular-nums;
}
.comments > .comment {
  width: 100%;
}
.comment .comment-block {
  flex-grow: 1;
}
.comment .paid-text {
  font-variant-numeric: tabular-nums;
}
.container > .comments {
  overflow: hidden;
}
${NAME_ON_PAID}`;

/** A board with totals and ranking above, and a ticket for each gift below. */
export const giftboard = defineTemplate({
  id: 'giftboard',
  name: 'ギフトボード',
  description: '有料のギフトだけを集めて並べます。上に、合計と、多く贈った人の順位が出ます。',
  since: '8_0',
  layouts: ['縦', '見出し付き'],
  runtime: 'board',
  output: 'zip',
  changes: [
    {
      date: '2026-11-28',
      text: '順位の名前も「名前の文字」の色にしました。最初のギフトが届くまで、言葉を出せます。',
    },
    {date: '2026-11-21', text: '公開しました。'},
  ],
  without: ['layout.isVertical', 'layout.namePlace', 'box.area', 'box.tail', 'box.tailSize'],
  defaults: {
    'canvas.width': 480,
    'canvas.top': 10,
    'canvas.right': 12,
    'canvas.bottom': 12,
    'canvas.left': 12,
    'layout.direction': 'ttb',
    'layout.gap': 10,
    'name.size': 0.8,
    'name.color': '#ffdf94ff',
    'name.lineHeight': 1.3,
    'body.size': 21,
    'body.weight': 600,
    'body.lineHeight': 1.35,
    ...NO_OUTLINE,
    'box.isShown': true,
    'box.background': '#241332f2',
    'box.borderColor': '#e6b84aff',
    'box.radius': 10,
    'box.padX': 14,
    'box.padY': 10,
    'box.shadowY': 3,
    'box.shadowBlur': 8,
    'avatar.size': 46,
    'avatar.gap': 12,
    'avatar.borderWidth': 2,
    'paid.amountSize': 1.35,
    'motion.in': 'purun',
    'motion.inMs': 500,
  },
  own: options,
  look: LOOK,
});
