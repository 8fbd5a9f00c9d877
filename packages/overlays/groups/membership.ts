import {rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {boxColor} from '../css/variables';
import {color, number, openColor, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

const JOINED = `${SELECTORS.comment}[data-membership='true']`;

/** Comments that say somebody joined or stays a member. */
export const membership = defineGroup({
  id: 'membership',
  label: 'メンバー加入',
  fields: {
    color: color({
      label: 'メンバーの目印の色',
      initial: '#2ba640ff',
      words: ['メンバーシップ', 'サブスク'],
    }),
    background: openColor({label: '加入のコメントの箱の色'}),
    scale: number({
      label: '加入のコメントの拡大',
      min: 1,
      max: 3,
      step: 0.05,
      unit: '倍',
      initial: 1,
    }),
    showsMonths: toggle({label: '期間やプランを出す', initial: true, words: ['継続', '何か月']}),
  },
  css({color: accent, background, scale, showsMonths}) {
    return [
      rule(':root', {'--lcv-membership-color': accent}),
      // The SDK writes its own green into the comments of members.
      rule(`${SELECTORS.comment}[data-member='true']`, {
        '--lcv-membership-color': `${accent} !important`,
      }),
      rule(JOINED, {
        '--ov-stripe-color': 'var(--lcv-membership-color)',
        ...boxColor(background),
        'font-size': scale === 1 ? undefined : `${scale}em`,
      }),
      rule(`${JOINED} .paid-text`, {display: showsMonths ? undefined : 'none'}),
    ];
  },
});
