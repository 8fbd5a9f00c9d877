import {group, rule, type Rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {choice, number} from '../model/fields';
import {defineGroup} from '../model/group';

/** A comment that is gone needs a moment to fade. */
const FADE_SECONDS = 1;

/** How many comments stay, how long, and at what pace they come. */
export const flow = defineGroup({
  id: 'flow',
  label: '流れ方',
  fields: {
    limit: number({
      label: '残す件数',
      min: 1,
      max: 200,
      step: 1,
      unit: '件',
      initial: 30,
      isZipOnly: true,
      words: ['最大', '上限'],
    }),
    lifetime: number({
      label: '消えるまでの時間',
      min: 0,
      max: 3600,
      step: 1,
      unit: '秒',
      initial: 0,
      words: ['自動で消す', '寿命'],
      help: '0にすると、消えません。',
    }),
    entryDelay: number({
      label: '出すのを遅らせる時間',
      min: 0,
      max: 30,
      step: 0.5,
      unit: '秒',
      initial: 0,
      isZipOnly: true,
      words: ['遅延', 'ディレイ'],
    }),
    interval: number({
      label: '次のコメントまでの間隔',
      min: 0,
      max: 5000,
      step: 50,
      unit: 'ms',
      initial: 0,
      isZipOnly: true,
      help: '一度にたくさん届いても、この間隔で1件ずつ出します。0にすると、届いたとおりに出します。',
    }),
    burst: choice(
      {queue: '順番を待たせる（2分まで）', drop: '古いものを飛ばす'},
      {label: '届くのが速すぎるとき', initial: 'drop', isZipOnly: true},
    ),
    marqueeSpeed: number({
      label: '横に流れる速さ',
      min: 20,
      max: 400,
      step: 10,
      unit: 'px',
      initial: 120,
      isZipOnly: true,
      help: '1秒に進む長さです。',
      runtimes: ['marquee'],
    }),
  },
  css({lifetime}, {target}) {
    return [
      rule(':root', {'--lcv-lifetime': lifetime === 0 ? undefined : lifetime * 1000}),
      // The script of the zip takes comments away; CSS can only fade them.
      ...(lifetime > 0 && target === 'obs' ? fadeAway(lifetime) : []),
    ];
  },
});

function fadeAway(seconds: number): Rule[] {
  return [
    group('@keyframes ov-expire', [rule('to', {opacity: 0, visibility: 'hidden'})]),
    rule(`${SELECTORS.comment}:not(.comment-enter-active):not(.comment-leave-active)`, {
      animation: `ov-expire ${FADE_SECONDS}s ease-in ${seconds}s forwards`,
    }),
  ];
}
