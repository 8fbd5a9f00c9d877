import type {Effect, Field} from '@komebiyori/effects';

/** The parts of the form, from top to bottom. */
export const GROUPS = ['words', 'look', 'motion', 'sound', 'when', 'more'] as const;
export type Group = (typeof GROUPS)[number];

const NAMES: Readonly<Record<Group, string>> = {
  words: '反応する言葉',
  look: '見た目',
  motion: '動き',
  sound: '音',
  when: '条件',
  more: 'くわしい設定',
};

/** Fields of every item; the others are its conditions. */
const OF_ITEM: Readonly<Record<string, Group>> = {
  pattern: 'words',
  sound: 'sound',
  soundDelay: 'sound',
  trigger: 'more',
  debounce: 'more',
  limitHitCount: 'more',
};

/** Fields of options by the last name of their paths; the others are how it looks. */
const OF_OPTIONS: Readonly<Record<string, Group>> = {
  ...inGroup('motion', [
    'positionType x y lifeTime magnification gravity wind restitution spread startVelocity',
    'enter enterDuration displayed displayedDuration leave leaveDuration',
    'parabolic scattering duration penetration items lotteryItems',
  ]),
  ...inGroup('more', [
    'autoPick excludeAutoPick autoPickLimit sprite randomly xScale yScale angle density frictionAir',
    'friction forceX forceY forceRotate through useGravityPoint gravityPoint',
    'originX originY only css scaling perMeter',
  ]),
};

function inGroup(group: Group, lines: readonly string[]): Record<string, Group> {
  const names = lines.flatMap((line) => line.split(' '));
  return Object.fromEntries(names.map((name) => [name, group]));
}

/** Where a field of an item stands; its path starts at the item, as in `fieldsOf`. */
export function groupOf({path}: Pick<Field, 'path'>): Group {
  if (!path.startsWith('options.')) return OF_ITEM[path] ?? 'when';
  return OF_OPTIONS[path.split('.').at(-1) ?? ''] ?? 'look';
}

/** What a group is called in the form of an effect. */
export const nameOfGroup = (group: Group, effect: Effect): string =>
  group === 'motion' && effect === 'connector' ? 'つなぐ演出' : NAMES[group];
