import {rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {choice, color, image, number} from '../model/fields';
import {defineGroup} from '../model/group';

const ALIGN = {start: 'flex-start', center: 'center', end: 'flex-end'} as const;
const MAX_IMAGE_BYTES = 2_000_000;

const padding = (label: string) =>
  number({label, min: 0, max: 200, step: 1, unit: 'px', initial: 8});

/** The browser source itself: width and height are those of the source in OBS. */
export const canvas = defineGroup({
  id: 'canvas',
  label: '大きさ',
  fields: {
    width: number({label: '幅', min: 100, max: 3840, step: 1, unit: 'px', initial: 450}),
    height: number({label: '高さ', min: 100, max: 2160, step: 1, unit: 'px', initial: 800}),
    top: padding('内側の余白（上）'),
    right: padding('内側の余白（右）'),
    bottom: padding('内側の余白（下）'),
    left: padding('内側の余白（左）'),
    background: color({label: '背景の色', initial: '#00000000', words: ['透明', '透過']}),
    picture: image({
      label: '背景の画像',
      initial: '',
      maxBytes: MAX_IMAGE_BYTES,
      isZipOnly: true,
    }),
    align: choice(
      {start: '左', center: '中央', end: '右'},
      {label: '寄せる側', initial: 'start', words: ['揃え', '位置']},
    ),
  },
  css({top, right, bottom, left, background, picture, align}) {
    return [
      rule('body', {
        'background-color': background.endsWith('00') ? undefined : background,
        'background-image': picture === '' ? undefined : `url("${picture}")`,
        'background-size': picture === '' ? undefined : 'cover',
      }),
      rule(SELECTORS.list, {
        padding: `${top}px ${right}px ${bottom}px ${left}px`,
        'align-items': ALIGN[align],
        'box-sizing': 'border-box',
      }),
    ];
  },
});
