import {rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {choice, number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

const DIRECTIONS = {
  btt: 'column-reverse',
  ttb: 'column',
  ltr: 'row',
  rtl: 'row-reverse',
} as const;

/** How comments stand beside each other and their parts in them. */
export const layout = defineGroup({
  id: 'layout',
  label: '並び',
  fields: {
    direction: choice(
      {btt: '下から上へ', ttb: '上から下へ', ltr: '左から右へ', rtl: '右から左へ'},
      {label: '新しいコメントの向き', initial: 'btt', words: ['方向', '逆順']},
    ),
    gap: number({label: 'コメントの間', min: 0, max: 80, step: 1, unit: 'px', initial: 8}),
    maxWidth: number({label: '1件の幅の上限', min: 10, max: 100, step: 1, unit: '%', initial: 100}),
    textAlign: choice(
      {start: '左', center: '中央', end: '右'},
      {label: '文字の寄せ', initial: 'start', words: ['揃え']},
    ),
    isVertical: toggle({label: '縦書き', initial: false}),
    keepsLines: toggle({label: '改行を残す', initial: true}),
    breaksAnywhere: toggle({
      label: '長い英単語も折り返す',
      initial: true,
      help: '切ると、長いURLなどが枠の外へはみ出すことがあります。',
    }),
  },
  css({direction, gap, maxWidth, textAlign, isVertical, keepsLines, breaksAnywhere}) {
    return [
      rule(':root', {'--lcv-direction': DIRECTIONS[direction], '--lcv-max-width': `${maxWidth}%`}),
      rule(SELECTORS.list, {
        display: 'flex',
        'flex-direction': 'var(--lcv-direction)',
        gap: `${gap}px`,
      }),
      rule(SELECTORS.comment, {
        'max-width': 'var(--lcv-max-width)',
        'text-align': textAlign,
        'writing-mode': isVertical ? 'vertical-rl' : undefined,
      }),
      rule(SELECTORS.body, {
        'white-space': keepsLines ? 'pre-wrap' : 'normal',
        'overflow-wrap': breaksAnywhere ? 'anywhere' : 'normal',
      }),
    ];
  },
});
