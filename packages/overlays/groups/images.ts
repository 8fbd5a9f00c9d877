import {rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

/** Comments that are pictures only: our markup says so, others are asked by `:has()`. */
const ONLY_IMAGES = {
  zip: `${SELECTORS.comment}[data-only-images='true'] .comment-text`,
  obs: `${SELECTORS.body}:has(> img:only-child)`,
} as const;

/** Pictures inside of comments. */
export const images = defineGroup({
  id: 'images',
  label: '画像',
  fields: {
    emojiSize: number({
      label: '絵文字の大きさ',
      min: 0.5,
      max: 6,
      step: 0.05,
      unit: 'em',
      initial: 1.2,
      words: ['エモート', 'スタンプ'],
    }),
    giftSize: number({
      label: 'ギフトの画像の大きさ',
      min: 0.5,
      max: 8,
      step: 0.1,
      unit: 'em',
      initial: 2,
    }),
    stickerSize: number({
      label: '画像の大きさの上限',
      min: 32,
      max: 512,
      step: 4,
      unit: 'px',
      initial: 160,
      help: 'スタンプやギフトの画像は、これより大きくなりません。',
    }),
    aloneScale: number({
      label: '絵文字だけのコメントの拡大',
      min: 1,
      max: 5,
      step: 0.1,
      unit: '倍',
      initial: 1,
    }),
    isHidden: toggle({label: '本文の画像を隠す', initial: false}),
  },
  css({emojiSize, giftSize, stickerSize, aloneScale, isHidden}, {target}) {
    return [
      rule(':root', {'--lcv-image-size': `${emojiSize}em`, '--lcv-gift-size': `${giftSize}em`}),
      rule(`${SELECTORS.body} img`, {
        display: isHidden ? 'none' : undefined,
        width: 'auto',
        'max-width': '100%',
        height: 'var(--lcv-image-size)',
        'max-height': `${stickerSize}px`,
        'vertical-align': '-0.2em',
      }),
      rule(`${SELECTORS.comment} .gift-image`, {
        width: 'auto',
        height: 'var(--lcv-gift-size)',
        'max-height': `${stickerSize}px`,
      }),
      rule(ONLY_IMAGES[target], {
        'font-size': aloneScale === 1 ? undefined : `${aloneScale}em`,
      }),
    ];
  },
});
