import type {
  Comparison,
  ConnectionItem,
  WordPartyItem,
  WordPartyItemOption,
} from '@onecomme.com/onesdk/types/WordParty';
import {mulberry32} from '@komebiyori/lib/mulberry32';

/** What the seed decides: whether a field is there, and what stands in it. */
class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = mulberry32(seed);
  }

  readonly chance = (): boolean => this.#random() < 0.5;

  number(): number {
    return Math.round(this.#random() * 2000 - 500) / 10;
  }

  pick<T>(...list: [T, ...T[]]): T {
    return list[Math.floor(this.#random() * list.length)] ?? list[0];
  }

  word(): string {
    return this.pick('草', '8888', '/[8８]{3,}/', '🎉', 'a"b\\c\n', '', 'トマト.png', '#ff00aa');
  }

  words(): string[] {
    return Array.from({length: Math.floor(this.#random() * 4)}, () => this.word());
  }

  range(): [number, number] {
    return [this.number(), this.number()];
  }

  some<T extends object>(fields: T): Partial<T> {
    return Object.fromEntries(Object.entries(fields).filter(this.chance)) as Partial<T>;
  }

  autoPick() {
    return this.some({
      autoPick: this.chance(),
      excludeAutoPick: this.words(),
      autoPickLimit: this.number(),
    });
  }

  positionType() {
    return this.some({positionType: this.pick('pixel' as const, 'percentage' as const)});
  }

  connection(): ConnectionItem {
    return {
      id: this.word(),
      targetId: this.word(),
      delay: this.number(),
      ...this.some({weight: this.number()}),
    };
  }

  comparison(): Comparison {
    return this.pick<Comparison>('equal', 'higher', 'lower');
  }
}

const popper = (dice: Dice): WordPartyItemOption => ({
  type: dice.pick('default' as const, 'emoji' as const, 'image' as const),
  amount: dice.number(),
  size: dice.number(),
  images: dice.words(),
  emojis: dice.words(),
  colors: dice.words(),
  imageScale: dice.number(),
  ...dice.some({imageSize: dice.number()}),
  ...dice.autoPick(),
});

const dropper = (dice: Dice): WordPartyItemOption => ({
  texture: {
    size: dice.number(),
    ...dice.autoPick(),
    ...dice.some({
      src: dice.pick<string | string[]>(dice.word(), dice.words()),
      content: dice.word(),
      sprite: {width: dice.number(), height: dice.number(), frame: dice.number()},
      shape: dice.pick('circle' as const, 'rect' as const),
      size2: dice.number(),
      xScale: dice.number(),
      yScale: dice.number(),
      imageSize: dice.number(),
      angle: dice.number(),
      density: dice.number(),
      frictionAir: dice.number(),
      restitution: dice.number(),
      friction: dice.number(),
      gravity: dice.number(),
      wind: dice.number(),
      forceX: dice.number(),
      forceY: dice.number(),
      forceRotate: dice.number(),
      through: dice.chance(),
      randomly: dice.chance(),
      useGravityPoint: dice.chance(),
      gravityPoint: dice.range(),
    }),
  },
  lifeTime: dice.number(),
  ...dice.positionType(),
  x: dice.range(),
  y: dice.range(),
  magnification: dice.number(),
});

const notifier = (dice: Dice): WordPartyItemOption => ({
  lifeTime: dice.number(),
  images: dice.words(),
  only: dice.chance(),
  ...dice.positionType(),
  ...dice.some({
    resourceParams: {[dice.word()]: {weight: dice.number(), sound: dice.word()}},
    x: dice.range(),
    y: dice.range(),
    originX: dice.number(),
    originY: dice.number(),
    width: dice.number(),
    height: dice.number(),
    enter: dice.word(),
    enterDuration: dice.number(),
    displayed: dice.word(),
    displayedDuration: dice.number(),
    leave: dice.word(),
    leaveDuration: dice.number(),
    text: dice.word(),
    textPosition: dice.pick('topLeft' as const, 'center' as const, 'bottomRight' as const),
    css: dice.word(),
  }),
});

const confetti = (dice: Dice): WordPartyItemOption => ({
  particleCount: dice.number(),
  scalar: dice.number(),
  shapes: [dice.pick('square' as const, 'circle' as const, 'star' as const, 'image' as const)],
  spread: dice.number(),
  startVelocity: dice.number(),
  imageScale: dice.number(),
  images: dice.words(),
  x: dice.range(),
  y: dice.range(),
  ...dice.positionType(),
  ...dice.some({imageSize: dice.number(), contents: dice.words()}),
  ...dice.autoPick(),
});

const throwing = (dice: Dice): WordPartyItemOption => ({
  images: dice.words(),
  amount: dice.number(),
  x: dice.range(),
  y: dice.range(),
  spread: dice.number(),
  parabolic: dice.number(),
  scattering: dice.number(),
  scaling: dice.number(),
  perMeter: dice.number(),
  duration: dice.number(),
  penetration: dice.chance(),
  imageScale: dice.number(),
  ...dice.positionType(),
  ...dice.some({imageSize: dice.number(), contents: dice.words()}),
  ...dice.autoPick(),
});

const connector = (dice: Dice): WordPartyItemOption => ({
  items: [dice.connection(), dice.connection()],
  lotteryItems: dice.chance() ? [] : [dice.connection()],
});

const OPTIONS = {popper, dropper, notifier, confetti, throwing, connector};

/** Fields of an item that may be missing, whatever its effect. */
const commonFields = (dice: Dice) =>
  dice.some({
    name: dice.word(),
    matchCustomStamp: dice.chance(),
    matchGift: dice.chance(),
    matchReaction: dice.chance(),
    matchChannelPoint: dice.chance(),
    matchPowerupBits: dice.chance(),
    targetPowerupBits: dice.words(),
    excludeReaction: dice.chance(),
    giftParams: [{unit: '￥', price: dice.number(), comparison: dice.comparison()}],
    matchNew: dice.chance(),
    excludeServices: [dice.pick('youtube' as const, 'twitch' as const, 'niconama' as const)],
    debounce: dice.number(),
    sound: dice.word(),
    soundDelay: dice.number(),
    limitHitCount: dice.pick<number | null>(dice.number(), null),
    totalCount: dice.number(),
    totalCountComparison: dice.comparison(),
    count: dice.number(),
    countComparison: dice.comparison(),
    liveCount: dice.number(),
    liveCountComparison: dice.comparison(),
  });

/**
 * Items as the SDK's types allow them, written after those types and not after our schemas: each field
 * that may be missing is there or not, by the seed. They are for reading, not sensible effects.
 */
export function sdkItems(seed: number, count: number): WordPartyItem[] {
  const dice = new Dice(seed);
  return Array.from({length: count}, (_, i): WordPartyItem => {
    const effect = dice.pick(
      'popper' as const,
      'dropper' as const,
      'notifier' as const,
      'confetti' as const,
      'throwing' as const,
      'connector' as const,
    );
    return {
      enabled: dice.chance(),
      id: `item-${i}`,
      pattern: dice.words(),
      trigger: dice.number(),
      effect,
      options: OPTIONS[effect](dice),
      ...commonFields(dice),
    };
  });
}
