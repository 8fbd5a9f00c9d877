import {SERVICES} from '../model/services';
import type {Runtime} from '../model/template';
import {cssString} from './fontStack';
import {rule, type Declarations, type Rule} from './rule';

const of = (kind: Runtime, selector: string): string =>
  `.container[data-kind='${kind}'] ${selector}`;

/** A list in what others leave of the height; what is too much leaves it, and covers nobody. */
const LIST: Declarations = {
  flex: '1 1 0',
  height: 'auto',
  'min-height': 0,
  overflow: 'hidden',
};

/** A column of fixed parts above a list that takes the rest. */
const above = (kind: Runtime, head: string): readonly Rule[] => [
  rule(`.container[data-kind='${kind}']`, {display: 'flex', 'flex-direction': 'column'}),
  rule(of(kind, head), {flex: 'none'}),
  rule(of(kind, '.comments'), LIST),
];

/** Headings are written as the text of comments is. */
const HEADING: Declarations = {
  padding: '0.2em 8px',
  color: 'var(--lcv-text-color)',
  'font-weight': 700,
  'text-shadow': 'var(--lcv-comment-shadow)',
  '-webkit-text-stroke': 'var(--lcv-comment-outline)',
  'paint-order': 'stroke fill',
};

/** How the parts stand that the script of a kind makes; looks build on it. */
const KINDS: Readonly<Record<Runtime, readonly Rule[]>> = {
  list: [],
  single: [],
  queue: [],
  marquee: [
    rule(of('marquee', '.comments'), {display: 'block', position: 'relative', overflow: 'hidden'}),
    rule(of('marquee', '.comment'), {
      position: 'absolute',
      top: 'calc(100% / var(--ov-rows, 1) * var(--ov-row, 0))',
      left: 0,
      'align-items': 'center',
      width: 'max-content',
      'max-width': 'none',
      height: 'calc(100% / var(--ov-rows, 1))',
    }),
    rule(of('marquee', '.comment-body'), {display: 'flex', gap: '0.5em'}),
    rule(of('marquee', '.comment-text'), {'white-space': 'nowrap'}),
    rule(of('marquee', '.comment-text br'), {display: 'none'}),
  ],
  spotlight: [
    ...above('spotlight', '.spotlight'),
    rule('.spotlight:not(:empty)', {padding: '8px 8px 0'}),
  ],
  board: [
    ...above('board', '.board'),
    rule('.board', HEADING),
    rule('.board-totals, .board-rank', {display: 'flex', 'flex-wrap': 'wrap', gap: '0 0.8em'}),
    rule('.board-ranking', {margin: 0, padding: 0, 'list-style': 'none'}),
    rule('.board-amount', {'margin-inline-start': 'auto'}),
  ],
  lanes: [
    rule('.lanes', {display: 'flex', height: '100vh'}),
    rule('.lane', {display: 'flex', 'flex-direction': 'column', flex: '1 1 0', 'min-width': 0}),
    rule('.lane-name', HEADING),
    rule('.lane .comments', LIST),
    ...SERVICES.flatMap(({id, label}, order) => [
      rule(`.lane[data-service='${id}']`, {order}),
      rule(`.lane[data-service='${id}'] .lane-name::before`, {content: cssString(label)}),
    ]),
  ],
};

/** What the script says when it cannot show comments. */
const NOTICE = rule('.overlay-notice', {
  position: 'fixed',
  top: '16px',
  left: '16px',
  'max-width': 'calc(100vw - 64px)',
  margin: 0,
  padding: '12px 16px',
  'border-radius': '8px',
  'background-color': '#ffffff',
  color: '#1f2a37',
  'font-size': '16px',
  'line-height': 1.6,
});

const PRO_MARK = rule('.pro-mark', {
  position: 'fixed',
  right: '4px',
  bottom: '4px',
  padding: '0 6px',
  'border-radius': '4px',
  'background-color': '#000000b3',
  color: '#ffffff',
  'font-size': '12px',
  'line-height': 1.6,
});

/** The rules for what only our own script makes; none of them is for other templates. */
export const kindRules = (kind: Runtime, isPro: boolean): readonly Rule[] => [
  ...KINDS[kind],
  NOTICE,
  ...(isPro ? [PRO_MARK] : []),
];
