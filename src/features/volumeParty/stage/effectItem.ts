import {defaultItem, type Item} from '@komebiyori/effects';
import {once} from '@komebiyori/lib/once';
import type {EffectChoice} from './effectChoice';

/** A fire of the effects' engine: an item, and how often at once. */
export interface Play {
  readonly item: Item;
  readonly times: number;
}

/** Most that the engine takes at once (`FireOptions.times`). */
const MOST_TIMES = 20;
const MOST_THROWN = 50;
const EMOJI_SIZE = 64;

const symbols = once(() => new Intl.Segmenter('ja', {granularity: 'grapheme'}));

/** What is to fly, one after another; a star when nothing was written. */
export function emojisOf(text: string): readonly string[] {
  const found = [...symbols().segment(text)]
    .map(({segment}) => segment)
    .filter((segment) => segment.trim() !== '');
  return found.length === 0 ? ['⭐'] : found;
}

/**
 * What the engine plays for a choice.
 * @param strength from 0.3 to 1: so much of the amount
 */
export function playsOf(choice: EffectChoice, strength: number): readonly Play[] {
  const amount = Math.max(1, Math.round(choice.amount * strength));
  const emojis = emojisOf(choice.emojis);
  const id = 'volume-party';
  switch (choice.kind) {
    case 'none':
      return [];
    case 'confetti': {
      const item = defaultItem('confetti', id);
      const options = {
        ...item.options,
        particleCount: amount,
        spread: Math.round(70 + 50 * strength),
        startVelocity: Math.round(40 + 25 * strength),
        y: [75, 75] satisfies [number, number],
      };
      return [{item: {...item, options}, times: 1}];
    }
    case 'popper': {
      const item = defaultItem('popper', id);
      const type = 'emoji' as const;
      const options = {...item.options, type, amount, size: EMOJI_SIZE, emojis: [...emojis]};
      return [{item: {...item, options}, times: 1}];
    }
    case 'dropper':
      return dropped(emojis, amount);
    case 'throwing': {
      const item = defaultItem('throwing', id);
      const options = {
        ...item.options,
        contents: [...emojis],
        amount: Math.min(MOST_THROWN, amount),
        spread: 60,
      };
      return [{item: {...item, options}, times: 1}];
    }
    case 'notifier': {
      const item = defaultItem('notifier', id);
      const options = {
        ...item.options,
        text: choice.text,
        enter: 'zoomIn',
        displayed: strength > 0.6 ? 'shake' : '',
        lifeTime: 3000,
        x: [50, 50] satisfies [number, number],
        y: [40, 40] satisfies [number, number],
      };
      return [{item: {...item, options}, times: 1}];
    }
  }
}

/** Each kind of thing is an item of its own; the pieces are shared out among them. */
function dropped(emojis: readonly string[], amount: number): readonly Play[] {
  const kinds = emojis.slice(0, amount);
  const each = Math.max(1, Math.round(amount / kinds.length));
  const magnification = Math.ceil(each / MOST_TIMES);
  return kinds.map((content, index) => {
    const item = defaultItem('dropper', `volume-party-${index}`);
    const texture = {...item.options.texture, content, size: EMOJI_SIZE};
    return {
      item: {...item, options: {...item.options, texture, magnification}},
      times: Math.max(1, Math.round(each / magnification)),
    };
  });
}
