import type {Value} from '@komebiyori/fields';
import {readColor} from './readColor';

/** What a variable of the family says in options; undefined when options cannot say it. */
type Lift = (value: string) => Readonly<Record<string, Value>> | undefined;

const length =
  (key: string, unit: 'px' | 'em' | '%'): Lift =>
  (value) => {
    const [, number] = new RegExp(`^(\\d*\\.?\\d+)${unit}$`, 'u').exec(value) ?? [];
    return number === undefined ? undefined : {[key]: Number(number)};
  };

const color =
  (key: string): Lift =>
  (value) => {
    const read = readColor(value);
    return read === undefined ? undefined : {[key]: read};
  };

const time =
  (key: string): Lift =>
  (value) => {
    const [, number, unit] = /^(\d*\.?\d+)(ms|s)$/u.exec(value) ?? [];
    return number === undefined ? undefined : {[key]: Number(number) * (unit === 's' ? 1000 : 1)};
  };

/** A stroke lies half inside of the letter: `4px #000` is an edge of two pixels. */
const outline =
  (part: 'name' | 'body' | 'paid'): Lift =>
  (value) => {
    const [, number, ink = ''] = /^(\d*\.?\d+)(?:px)?\s+(.+)$/u.exec(value) ?? [];
    const read = readColor(ink);
    if (number === undefined || read === undefined) return undefined;
    const width = {[`outline.${part}Width`]: Number(number) / 2, 'outline.method': 'stroke'};
    return Number(number) === 0 ? width : {...width, [`outline.${part}Color`]: read};
  };

const DIRECTIONS: Readonly<Record<string, string>> = {
  column: 'btt',
  'column-reverse': 'ttb',
  row: 'rtl',
  'row-reverse': 'ltr',
};

/** The variables that stand for options, with how they do. */
export const FAMILY_VARIABLES: ReadonlyMap<string, Lift> = new Map<string, Lift>([
  [
    '--lcv-background-color',
    (value) => {
      const read = readColor(value);
      if (read === undefined) return undefined;
      return read.endsWith('00')
        ? {'box.isShown': false}
        : {'box.isShown': true, 'box.background': read};
    },
  ],
  ['--lcv-name-color', color('name.color')],
  ['--lcv-text-color', color('body.color')],
  ['--lcv-font-size', length('body.size', 'px')],
  ['--lcv-avatar-size', length('avatar.size', 'px')],
  ['--lcv-badge-size', length('badges.size', 'em')],
  ['--lcv-image-size', length('images.emojiSize', 'em')],
  ['--lcv-gift-size', length('images.giftSize', 'em')],
  ['--lcv-max-width', length('layout.maxWidth', '%')],
  ['--lcv-membership-color', color('membership.color')],
  ['--lcv-enter-duration', time('motion.inMs')],
  ['--lcv-leave-duration', time('motion.outMs')],
  ['--lcv-move-duration', time('motion.moveMs')],
  ['--lcv-enter-easing', (value) => ({'motion.easing': value})],
  ['--lcv-name-outline', outline('name')],
  ['--lcv-comment-outline', outline('body')],
  ['--lcv-paid-outline', outline('paid')],
  [
    '--lcv-lifetime',
    (value) => (/^\d+$/u.test(value) ? {'flow.lifetime': Number(value) / 1000} : undefined),
  ],
  [
    '--lcv-direction',
    (value) => {
      const direction = DIRECTIONS[value];
      return direction === undefined ? undefined : {'layout.direction': direction};
    },
  ],
]);
