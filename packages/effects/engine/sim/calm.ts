import type {NewThing} from './thing';
import {between, type Scene} from './scene';

/** So many at once are calm. */
const CALM_AMOUNT = 24;
/** Pixels that a calm thing is at least high: without movement, small paper is not noticed. */
const LEAST = 44;
/** Milliseconds. */
const FADE = 500;

/**
 * The same things without flight: a few of them appear where they would have been at their best, and
 * fade away there.
 */
export function calmThings(scene: Scene, things: readonly NewThing[]): readonly NewThing[] {
  const every = Math.max(1, Math.ceil(things.length / CALM_AMOUNT));
  return things
    .filter((_, i) => i % every === 0)
    .map((thing) => {
      const {flight, vx = 0, vy = 0, x = 0, y = 0} = thing;
      // Where it would be at rest: a speed that the air eats up covers about ten to twenty steps.
      const reach = thing.kind === 'popper' ? 19 : 8;
      const grown = Math.max(1, (LEAST * scene.unit) / Math.max(thing.width, thing.height));
      return {
        kind: 'calm' as const,
        look: thing.look,
        width: thing.width * grown,
        height: thing.height * grown,
        x: flight?.toX ?? x + vx * reach,
        y: flight?.toY ?? y + vy * reach,
        angle: between(scene, -0.2, 0.2),
        age: -between(scene, 0, 200),
        life: 2600,
        fade: FADE,
      };
    });
}

/** The share of its light that a calm thing has while it appears. */
export const appearing = (age: number): number => Math.min(1, Math.max(0, age / FADE));
