import type {
  Comparison,
  ConnectionItem,
  WordPartyItem,
  WordPartyItemOption,
} from '@onecomme.com/onesdk/types/WordParty';
import {mulberry32} from '@site/src/lib/mulberry32';

/**
 * Items as the SDK's types allow them, written after those types and not after our schemas: each field
 * that may be missing is there or not, by the seed. They are for reading, not sensible effects.
 */
export function sdkItems(seed: number, count: number): WordPartyItem[] {
  const random = mulberry32(seed);
  const chance = (): boolean => random() < 0.5;
  const number = (): number => Math.round(random() * 2000 - 500) / 10;
  const pick = <T>(...list: [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
  const words = (): string[] => Array.from({length: Math.floor(random() * 4)}, word);
  const range = (): [number, number] => [number(), number()];
  const some = <T extends object>(fields: T): Partial<T> =>
    Object.fromEntries(Object.entries(fields).filter(chance)) as Partial<T>;

  function word(): string {
    return pick('草', '8888', '/[8８]{3,}/', '🎉', 'a"b\\c\n', '', 'トマト.png', '#ff00aa');
  }
  const autoPick = () =>
    some({autoPick: chance(), excludeAutoPick: words(), autoPickLimit: number()});
  const positionType = () => some({positionType: pick('pixel' as const, 'percentage' as const)});
  const connection = (): ConnectionItem => ({
    id: word(),
    targetId: word(),
    delay: number(),
    ...some({weight: number()}),
  });
  const comparison = (): Comparison => pick<Comparison>('equal', 'higher', 'lower');

  const popper = (): WordPartyItemOption => ({
    type: pick('default' as const, 'emoji' as const, 'image' as const),
    amount: number(),
    size: number(),
    images: words(),
    emojis: words(),
    colors: words(),
    imageScale: number(),
    ...some({imageSize: number()}),
    ...autoPick(),
  });
  const dropper = (): WordPartyItemOption => ({
    texture: {
      size: number(),
      ...autoPick(),
      ...some({
        src: pick<string | string[]>(word(), words()),
        content: word(),
        sprite: {width: number(), height: number(), frame: number()},
        shape: pick('circle' as const, 'rect' as const),
        size2: number(),
        xScale: number(),
        yScale: number(),
        imageSize: number(),
        angle: number(),
        density: number(),
        frictionAir: number(),
        restitution: number(),
        friction: number(),
        gravity: number(),
        wind: number(),
        forceX: number(),
        forceY: number(),
        forceRotate: number(),
        through: chance(),
        randomly: chance(),
        useGravityPoint: chance(),
        gravityPoint: range(),
      }),
    },
    lifeTime: number(),
    ...positionType(),
    x: range(),
    y: range(),
    magnification: number(),
  });
  const notifier = (): WordPartyItemOption => ({
    lifeTime: number(),
    images: words(),
    only: chance(),
    ...positionType(),
    ...some({
      resourceParams: {[word()]: {weight: number(), sound: word()}},
      x: range(),
      y: range(),
      originX: number(),
      originY: number(),
      width: number(),
      height: number(),
      enter: word(),
      enterDuration: number(),
      displayed: word(),
      displayedDuration: number(),
      leave: word(),
      leaveDuration: number(),
      text: word(),
      textPosition: pick('topLeft' as const, 'center' as const, 'bottomRight' as const),
      css: word(),
    }),
  });
  const confetti = (): WordPartyItemOption => ({
    particleCount: number(),
    scalar: number(),
    shapes: [pick('square' as const, 'circle' as const, 'star' as const, 'image' as const)],
    spread: number(),
    startVelocity: number(),
    imageScale: number(),
    images: words(),
    x: range(),
    y: range(),
    ...positionType(),
    ...some({imageSize: number(), contents: words()}),
    ...autoPick(),
  });
  const throwing = (): WordPartyItemOption => ({
    images: words(),
    amount: number(),
    x: range(),
    y: range(),
    spread: number(),
    parabolic: number(),
    scattering: number(),
    scaling: number(),
    perMeter: number(),
    duration: number(),
    penetration: chance(),
    imageScale: number(),
    ...positionType(),
    ...some({imageSize: number(), contents: words()}),
    ...autoPick(),
  });
  const connector = (): WordPartyItemOption => ({
    items: [connection(), connection()],
    lotteryItems: chance() ? [] : [connection()],
  });
  const options = {popper, dropper, notifier, confetti, throwing, connector};

  return Array.from({length: count}, (_, i): WordPartyItem => {
    const effect = pick(
      'popper' as const,
      'dropper' as const,
      'notifier' as const,
      'confetti' as const,
      'throwing' as const,
      'connector' as const,
    );
    return {
      enabled: chance(),
      id: `item-${i}`,
      pattern: words(),
      trigger: number(),
      effect,
      options: options[effect](),
      ...some({
        name: word(),
        matchCustomStamp: chance(),
        matchGift: chance(),
        matchReaction: chance(),
        matchChannelPoint: chance(),
        matchPowerupBits: chance(),
        targetPowerupBits: words(),
        excludeReaction: chance(),
        giftParams: [{unit: '￥', price: number(), comparison: comparison()}],
        matchNew: chance(),
        excludeServices: [pick('youtube' as const, 'twitch' as const, 'niconama' as const)],
        debounce: number(),
        sound: word(),
        soundDelay: number(),
        limitHitCount: pick<number | null>(number(), null),
        totalCount: number(),
        totalCountComparison: comparison(),
        count: number(),
        countComparison: comparison(),
        liveCount: number(),
        liveCountComparison: comparison(),
      }),
    };
  });
}
