import {rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

/** The badges after a name, as pictures or as words. */
export const badges = defineGroup({
  id: 'badges',
  label: 'バッジ',
  fields: {
    isShown: toggle({label: 'バッジを出す', initial: true}),
    size: number({label: '大きさ', min: 0.5, max: 3, step: 0.05, unit: 'em', initial: 1}),
    limit: number({
      label: '出す数の上限',
      min: 0,
      max: 10,
      step: 1,
      unit: '個',
      initial: 5,
    }),
    showsText: toggle({label: '文字のバッジも出す', initial: true}),
  },
  css({isShown, size, limit, showsText}) {
    // A badge after as many others: older Chromium lacks `:nth-child(… of …)`.
    const surplus = `${SELECTORS.name} ${Array.from({length: limit + 1}, () => '.badge').join(' ~ ')}`;
    return [
      rule(':root', {'--lcv-badge-size': `${size}em`}),
      rule(SELECTORS.badge, {
        display: isShown ? 'inline-flex' : 'none',
        'font-size': `${size * 0.8}em`,
      }),
      rule(`${SELECTORS.badge} img`, {width: 'auto', height: `${1 / 0.8}em`}),
      rule(`${SELECTORS.badge}:has(> span)`, {display: showsText ? undefined : 'none'}),
      rule(`${SELECTORS.badge} span`, {display: showsText ? undefined : 'none'}),
      rule(surplus, {display: 'none'}),
    ];
  },
});
