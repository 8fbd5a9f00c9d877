import {group, rule, type Rule} from '../css/rule';
import {choice, number} from '../model/fields';
import {defineGroup} from '../model/group';
import {toggle} from '../model/fields';
import {keyframesIn, keyframesOut, WAYS, WAYS_OUT, type Way, type WayOut} from './keyframes';

const EASINGS = {
  'ease-out': 'なめらかに止まる',
  linear: '同じ速さ',
  'ease-in-out': 'ゆっくり始まる',
};
const ALL = '.comment-enter-active, .comment-leave-active, .comment-move';
/** What looks and options of single templates move: flicker, cursors, glitches. */
const DECORATIONS =
  '.comment::before, .comment::after, .comment *, .comment *::before, .comment *::after';
const ms = (label: string, max: number, initial: number) =>
  number({label, min: 0, max, step: 10, unit: 'ms', initial});

/** How comments come, move and go, on the class names of the family (those of Vue). */
export const motion = defineGroup({
  id: 'motion',
  label: '動き',
  fields: {
    in: choice(WAYS, {label: '出る動き', initial: 'slide-up', words: ['アニメーション', '登場']}),
    inMs: ms('出る動きの時間', 3000, 250),
    easing: choice(EASINGS, {label: '速さの変わり方', initial: 'ease-out'}),
    out: choice(WAYS_OUT, {label: '消える動き', initial: 'fade', words: ['退場']}),
    outMs: ms('消える動きの時間', 3000, 250),
    moves: toggle({label: 'ほかのコメントを滑らせて動かす', initial: true}),
    moveMs: ms('ほかのコメントが動く時間', 1000, 150),
    stagger: {
      ...ms('続けて届いたときに出す間隔', 500, 0),
      isZipOnly: true,
      help: '同時に届いたコメントを、この間隔で順に出します。',
    },
    reduced: choice(
      {respect: 'PCの設定に合わせる', always: 'いつも動かさない'},
      {
        label: '動きを減らす',
        initial: 'respect',
        words: ['酔い', '光過敏', 'モーション'],
        help: 'OBSには、PCの設定が反映されません。配信で動きを止めるときは「いつも動かさない」にします。',
      },
    ),
  },
  css({in: way, inMs, easing, out, outMs, moves, moveMs, stagger, reduced}) {
    const still: Rule[] = [
      rule(ALL, {animation: 'none !important', transition: 'none !important'}),
      rule(DECORATIONS, {animation: 'none !important'}),
    ];
    return [
      rule(':root', {
        '--lcv-enter-duration': `${inMs}ms`,
        '--lcv-enter-easing': easing,
        '--lcv-leave-duration': `${outMs}ms`,
        '--lcv-move-duration': `${moveMs}ms`,
        '--lcv-move-easing': easing,
      }),
      // What the template's own transition would start from and end with.
      rule('.comment-enter-from, .comment-enter-to, .comment-leave-from, .comment-leave-to', {
        opacity: 1,
        filter: 'none',
        transform: 'none',
      }),
      rule('.comment-move', {
        transition: moves
          ? 'transform var(--lcv-move-duration) var(--lcv-move-easing)'
          : 'none !important',
      }),
      ...entering(way, stagger),
      ...leaving(out),
      ...(reduced === 'always' ? still : [group('@media (prefers-reduced-motion: reduce)', still)]),
    ];
  },
});

/**
 * Letters that come one after another are those of the text; the comment itself runs an animation
 * that changes nothing, because the class is taken away when the animation of the comment ends.
 */
function entering(way: Way, stagger: number): Rule[] {
  if (way === 'none')
    return [rule('.comment-enter-active', {animation: 'none', transition: 'none'})];
  const timing = 'var(--lcv-enter-duration) var(--lcv-enter-easing) both';
  const delay = stagger === 0 ? undefined : `calc(var(--ov-order, 0) * ${stagger}ms)`;
  const isTyping = way === 'typing';
  const run = (name: string) => ({
    animation: `${name} ${timing}`,
    'animation-delay': delay,
  });
  return [
    keyframesIn(way),
    ...(isTyping ? [group('@keyframes ov-in-wait', [rule('from, to', {opacity: 1})])] : []),
    rule('.comment-enter-active', {
      transition: 'none',
      ...run(isTyping ? 'ov-in-wait' : `ov-in-${way}`),
    }),
    rule('.comment-enter-active .comment-text', isTyping ? run('ov-in-typing') : {}),
  ];
}

function leaving(way: WayOut): Rule[] {
  if (way === 'none')
    return [rule('.comment-leave-active', {animation: 'none', transition: 'none'})];
  return [
    keyframesOut(way),
    rule('.comment-leave-active', {
      transition: 'none',
      animation: `ov-out-${way} var(--lcv-leave-duration) ease-in both`,
    }),
  ];
}
