import type {Look} from './look';

/** How a thing is moved. */
type Kind = 'popper' | 'paper' | 'thrown' | 'scrap' | 'note' | 'body' | 'calm';

/** Where a thrown thing comes from and goes to; positions in pixels, `arc` upwards. */
interface Flight {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  readonly arc: number;
  /** Its size at the start, where 1 is that at the goal. */
  readonly near: number;
  /** 1 is steady, more is slower towards the end. */
  readonly ease: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly penetrates: boolean;
  /** 0 to 1. */
  readonly scattering: number;
}

/** How a notifier comes, stays and goes; milliseconds. */
export interface Show {
  readonly x: number;
  readonly y: number;
  readonly originX: number;
  readonly originY: number;
  readonly enter: string;
  readonly enterDuration: number;
  readonly displayed: string;
  readonly displayedDuration: number;
  readonly leave: string;
  readonly leaveDuration: number;
}

/**
 * One thing on the stage. Pixels of the stage and steps; positions are of its centre, for a notifier
 * of its origin. Mutable and used again, so that a picture leaves no garbage.
 */
export interface Thing {
  kind: Kind;
  look: Look;
  x: number;
  y: number;
  /** As they were one step before, to draw between two steps. */
  lastX: number;
  lastY: number;
  lastAngle: number;
  vx: number;
  vy: number;
  /** Radians. */
  angle: number;
  spin: number;
  /** Pixels. */
  width: number;
  height: number;
  scale: number;
  /** From 1 (its face) to -1 (its back): paper that turns. */
  flip: number;
  phase: number;
  pace: number;
  /** The share of its speed that it keeps from step to step, and pixels per step that it sinks. */
  air: number;
  sink: number;
  /** 0 to 1. */
  alpha: number;
  /** Milliseconds; below 0 it is still to come. */
  age: number;
  life: number;
  /** Milliseconds of fading at the end. */
  fade: number;
  flight: Flight | undefined;
  show: Show | undefined;
  /** Its number in the physics; -1 where that does not move it. */
  body: number;
}

/** What a new thing differs in from one that stands still in the corner. */
export type NewThing = Pick<Thing, 'kind' | 'look' | 'width' | 'height' | 'life'> & Partial<Thing>;

const STILL = {
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  angle: 0,
  spin: 0,
  scale: 1,
  flip: 1,
  phase: 0,
  pace: 0,
  air: 1,
  sink: 0,
  alpha: 1,
  age: 0,
  fade: 400,
  flight: undefined,
  show: undefined,
  body: -1,
} as const;

/** Fills a thing, a used one when there is one. */
export function fill(used: Thing | undefined, init: NewThing): Thing {
  const made = Object.assign(
    used ?? {...STILL, ...init, lastX: 0, lastY: 0, lastAngle: 0},
    STILL,
    init,
  );
  made.lastX = made.x;
  made.lastY = made.y;
  made.lastAngle = made.angle;
  return made;
}
