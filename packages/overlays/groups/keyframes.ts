import {group, rule, type Declarations, type Rule} from '../css/rule';

/** Ways in which comments come and go; `out` ones run backwards. */
export const WAYS = {
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

export type Way = keyof typeof WAYS;

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
export function keyframesIn(way: Exclude<Way, 'none'>): Rule {
  const between = (BETWEEN[way] ?? []).map(([at, declarations]) => rule(at, declarations));
  const end: Rule[] = way === 'typing' ? [rule('to', {'clip-path': 'inset(0 0 0 0)'})] : [];
  return group(`@keyframes ov-in-${way}`, [rule('from', OUTSIDE[way]), ...between, ...end]);
}

/** Ways out: those in, and one that closes the gap. */
export const WAYS_OUT = {...WAYS, collapse: 'つぶれて消える'} as const;

export type WayOut = keyof typeof WAYS_OUT;

const COLLAPSED: Declarations = {
  'max-height': '0',
  margin: '0',
  padding: '0',
  opacity: 0,
  overflow: 'hidden',
};

/** The keyframes out, from the place of the comment to outside. */
export function keyframesOut(way: Exclude<WayOut, 'none'>): Rule {
  if (way === 'collapse') {
    return group('@keyframes ov-out-collapse', [
      rule('from', {'max-height': '20em'}),
      rule('to', COLLAPSED),
    ]);
  }
  const start = way === 'typing' ? [rule('from', {'clip-path': 'inset(0 0 0 0)'})] : [];
  return group(`@keyframes ov-out-${way}`, [...start, rule('to', OUTSIDE[way])]);
}
