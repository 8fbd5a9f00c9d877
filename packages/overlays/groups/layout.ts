import {rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {choice, number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

/**
 * The SDK hands comments over oldest first and templates keep that order, so new ones stand at the
 * end of the direction; the list is pushed to its end (`BASE` in `css/emitCss.ts`) and old ones leave
 * the picture.
 */
const DIRECTIONS = {
  btt: 'column',
  ttb: 'column-reverse',
  ltr: 'row-reverse',
  rtl: 'row',
} as const;

const JUSTIFY = {start: undefined, center: 'center', end: 'flex-end'} as const;

/** Where the name stands, by `order`: templates of the family have both orders in their markup. */
const NAME_PLACES = {
  above: {direction: 'column', order: 0},
  inline: {direction: 'row', order: 0},
  below: {direction: 'column', order: 2},
} as const;

/** How comments stand beside each other and their parts in them. */
export const layout = defineGroup({
  id: 'layout',
  label: '並び',
  fields: {
    direction: choice(
      {btt: '下から上へ', ttb: '上から下へ', ltr: '左から右へ', rtl: '右から左へ'},
      {
        label: '新しいコメントの向き',
        initial: 'btt',
        words: ['方向', '逆順'],
        help: '「下から上へ」は、新しいコメントが下に出て、古いものを上へ押します。',
      },
    ),
    gap: number({label: 'コメントの間隔', min: 0, max: 80, step: 1, unit: 'px', initial: 8}),
    maxWidth: number({label: '1件の幅の上限', min: 10, max: 100, step: 1, unit: '%', initial: 100}),
    namePlace: choice(
      {above: '本文の上', inline: '本文と同じ行', below: '本文の下'},
      {label: '名前の位置', initial: 'above', words: ['1行']},
    ),
    textAlign: choice(
      {start: '左', center: '中央', end: '右'},
      {label: '文字の寄せ', initial: 'start', words: ['揃え']},
    ),
    isVertical: toggle({label: '縦書き', initial: false}),
    keepsLines: toggle({label: '改行を残す', initial: true}),
    breaksAnywhere: toggle({
      label: '長い英単語も折り返す',
      initial: true,
      help: 'オフにすると、長いURLなどが枠の外へはみ出すことがあります。',
    }),
  },
  css({direction, gap, maxWidth, namePlace, textAlign, isVertical, keepsLines, breaksAnywhere}) {
    const place = NAME_PLACES[namePlace];
    return [
      rule(':root', {'--lcv-direction': DIRECTIONS[direction], '--lcv-max-width': `${maxWidth}%`}),
      rule(SELECTORS.list, {'flex-direction': 'var(--lcv-direction)', gap: `${gap}px`}),
      rule(SELECTORS.comment, {
        'max-width': 'var(--lcv-max-width)',
        'text-align': textAlign,
        'writing-mode': isVertical ? 'vertical-rl' : undefined,
      }),
      rule(SELECTORS.block, {
        'flex-direction': place.direction,
        'align-items': namePlace === 'inline' ? 'baseline' : undefined,
        'column-gap': namePlace === 'inline' ? '0.5em' : undefined,
      }),
      rule(SELECTORS.name, {
        order: place.order,
        flex: namePlace === 'inline' ? 'none' : undefined,
        'justify-content': JUSTIFY[textAlign],
      }),
      rule(SELECTORS.body, {
        'white-space': keepsLines ? 'pre-wrap' : 'normal',
        'overflow-wrap': breaksAnywhere ? 'anywhere' : 'normal',
      }),
    ];
  },
});
