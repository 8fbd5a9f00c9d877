import {group, rule, type Declarations, type Rule} from '../css/rule';
import {choice, number, toggle} from '../model/fields';
import {defineGroup} from '../model/group';

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

/** Ways in which comments come and go; `out` ones run backwards. */
const WAYS = {
  none: 'なし',
  fade: 'ふわっと',
  'slide-up': '下から滑る',
  'slide-down': '上から滑る',
  'slide-left': '右から滑る',
  'slide-right': '左から滑る',
  pop: 'ぽんと出る',
  purun: 'ぷるん',
  blur: 'ぼけから出る',
  'flip-x': '縦に回る',
  'flip-y': '横に回る',
  scale: '大きくなる',
  typing: '文字が順に出る',
} as const;

type Way = keyof typeof WAYS;

/** What a comment looks like outside: the first frame in, the last one out. */
const OUTSIDE: Readonly<Record<Exclude<Way, 'none'>, Declarations>> = {
  fade: {opacity: 0},
  'slide-up': {opacity: 0, transform: 'translateY(2em)'},
  'slide-down': {opacity: 0, transform: 'translateY(-2em)'},
  'slide-left': {opacity: 0, transform: 'translateX(3em)'},
  'slide-right': {opacity: 0, transform: 'translateX(-3em)'},
  pop: {opacity: 0, transform: 'scale(0.6)'},
  purun: {opacity: 0, transform: 'scale(0.8)'},
  blur: {opacity: 0, filter: 'blur(0.5em)'},
  'flip-x': {opacity: 0, transform: 'perspective(30em) rotateX(90deg)'},
  'flip-y': {opacity: 0, transform: 'perspective(30em) rotateY(90deg)'},
  scale: {opacity: 0, transform: 'scale(0)'},
  typing: {'clip-path': 'inset(0 100% 0 0)'},
};

/** Frames between, for ways that swing over. */
const BETWEEN: Readonly<Partial<Record<Way, readonly [string, Declarations][]>>> = {
  pop: [['70%', {opacity: 1, transform: 'scale(1.08)'}]],
  purun: [
    ['30%', {opacity: 1, transform: 'scale(1.12, 0.88)'}],
    ['50%', {transform: 'scale(0.94, 1.06)'}],
    ['75%', {transform: 'scale(1.03, 0.97)'}],
  ],
};

/** The keyframes in, from outside to the place of the comment. */
function keyframesIn(way: Exclude<Way, 'none'>): Rule {
  const between = (BETWEEN[way] ?? []).map(([at, declarations]) => rule(at, declarations));
  const end: Rule[] = way === 'typing' ? [rule('to', {'clip-path': 'inset(0 0 0 0)'})] : [];
  return group(`@keyframes ov-in-${way}`, [rule('from', OUTSIDE[way]), ...between, ...end]);
}

/** Ways out: those in, and one that closes the gap. */
const WAYS_OUT = {...WAYS, collapse: 'つぶれて消える'} as const;

type WayOut = keyof typeof WAYS_OUT;

const COLLAPSED: Declarations = {
  'max-height': '0',
  margin: '0',
  padding: '0',
  opacity: 0,
  overflow: 'hidden',
};

/** The keyframes out, from the place of the comment to outside. */
function keyframesOut(way: Exclude<WayOut, 'none'>): Rule {
  if (way === 'collapse') {
    return group('@keyframes ov-out-collapse', [
      rule('from', {'max-height': '20em'}),
      rule('to', COLLAPSED),
    ]);
  }
  const start = way === 'typing' ? [rule('from', {'clip-path': 'inset(0 0 0 0)'})] : [];
  return group(`@keyframes ov-out-${way}`, [...start, rule('to', OUTSIDE[way])]);
}

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
