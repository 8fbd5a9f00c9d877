import {rule} from '../css/rule';
import {SELECTORS} from '../css/selectors';
import {choice, color, number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

const SHAPES = {circle: '50%', round: '22%', square: '0', hex: '0'} as const;
const HEXAGON = 'polygon(50% 0, 93% 25%, 93% 75%, 50% 100%, 7% 75%, 7% 25%)';

/** The picture of who wrote. */
export const avatar = defineGroup({
  id: 'avatar',
  label: 'アイコン',
  fields: {
    isShown: toggle({label: 'アイコンを出す', initial: true, words: ['プロフィール画像']}),
    size: number({label: '大きさ', min: 16, max: 256, step: 1, unit: 'px', initial: 42}),
    shape: choice(
      {circle: '丸', round: '角の丸い四角', square: '四角', hex: '六角形'},
      {label: '形', initial: 'circle'},
    ),
    side: choice({left: '左', right: '右'}, {label: '置く側', initial: 'left'}),
    gap: number({label: '文字との間隔', min: 0, max: 60, step: 1, unit: 'px', initial: 10}),
    borderWidth: number({label: '枠線の太さ', min: 0, max: 20, step: 1, unit: 'px', initial: 0}),
    borderColor: color({label: '枠線の色', initial: '#ffffffff'}),
    hidesAnonymous: toggle({
      label: '匿名の人のアイコンを隠す',
      initial: false,
      isZipOnly: true,
      words: ['184'],
    }),
  },
  css({isShown, size, shape, side, gap, borderWidth, borderColor, hidesAnonymous}) {
    return [
      rule(':root', {
        '--lcv-avatar-size': `${size}px`,
        // For looks in which the picture lies over the box.
        '--ov-avatar-room': isShown ? `${size + gap}px` : '0px',
      }),
      rule(SELECTORS.comment, {gap: `${gap}px`, '--ov-avatar-line': borderColor}),
      rule(SELECTORS.avatar, {
        display: isShown ? 'block' : 'none',
        flex: 'none',
        order: side === 'left' ? 0 : 2,
      }),
      rule(SELECTORS.block, {order: 1}),
      rule(SELECTORS.picture, {
        display: 'block',
        'box-sizing': 'border-box',
        width: 'var(--lcv-avatar-size)',
        height: 'var(--lcv-avatar-size)',
        border: borderWidth > 0 ? `${borderWidth}px solid var(--ov-avatar-line)` : undefined,
        'border-radius': SHAPES[shape],
        'clip-path': shape === 'hex' ? HEXAGON : undefined,
        'object-fit': 'cover',
      }),
      ...(hidesAnonymous
        ? [rule(`${SELECTORS.comment}[data-anonymous='true'] .avatar`, {display: 'none'})]
        : []),
    ];
  },
});
