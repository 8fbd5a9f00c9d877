import type Matter from 'matter-js';
import type {BodyPlan} from './dropper';
import {STEP} from './scene';
import type {Thing} from './thing';

/** The parts of matter-js that are used: the whole is given, because it is loaded late. */
export type MatterModule = Pick<
  typeof Matter,
  'Engine' | 'Bodies' | 'Body' | 'Composite' | 'Vector'
>;

/** Matter's own scale of gravity, per millisecond squared. */
const GRAVITY = 0.001;
const WIND = 0.0005;
/** Pixels per step of a push of 1, radians per step of a turn of 1. */
const PUSH = 30;
const TURN = 0.5;
const WALL = 200;

interface Falling {
  readonly body: Matter.Body;
  readonly plan: BodyPlan;
}

export interface Physics {
  /** @returns the number by which the thing is found */
  readonly add: (plan: BodyPlan) => number;
  readonly remove: (id: number) => void;
  /** One step for all that fall. */
  readonly step: () => void;
  /** Takes over place and angle. */
  readonly read: (id: number, thing: Thing) => void;
  readonly resize: (width: number, height: number) => void;
}

/** Floor and side walls around a stage; above it is open. */
function walls({Bodies}: MatterModule, width: number, height: number): Matter.Body[] {
  const own = {isStatic: true, friction: 0.4};
  return [
    Bodies.rectangle(width / 2, height + WALL / 2, width + WALL * 4, WALL, own),
    Bodies.rectangle(-WALL / 2, 0, WALL, height * 6, own),
    Bodies.rectangle(width + WALL / 2, 0, WALL, height * 6, own),
  ];
}

function bodyOf({Bodies, Body, Vector}: MatterModule, plan: BodyPlan): Matter.Body {
  const {density, frictionAir, restitution, friction, angle} = plan;
  const collisionFilter = plan.isThrough ? {mask: 0} : {};
  const own = {density, frictionAir, restitution, friction, angle, collisionFilter};
  const body =
    plan.shape === 'circle'
      ? Bodies.circle(plan.x, plan.y, plan.width / 2, own, 16)
      : Bodies.rectangle(plan.x, plan.y, plan.width, plan.height, own);
  Body.setVelocity(body, Vector.create(plan.pushX * PUSH, plan.pushY * PUSH));
  Body.setAngularVelocity(body, plan.turn * TURN);
  return body;
}

function pullBody({body, plan}: Falling): void {
  const weight = body.mass * GRAVITY * plan.gravity;
  body.force.x += body.mass * WIND * plan.wind;
  if (plan.pull === undefined) {
    body.force.y += weight;
    return;
  }
  const x = plan.pull.x - body.position.x;
  const y = plan.pull.y - body.position.y;
  const far = Math.max(1, Math.hypot(x, y));
  // Near the point it grows weaker, so that things come to rest there.
  const strength = (weight * Math.min(1, far / 80)) / far;
  body.force.x += x * strength;
  body.force.y += y * strength;
}

/** The physics of falling things. Equal calls give equal places: matter-js draws no numbers. */
export function createPhysics(matter: MatterModule, width: number, height: number): Physics {
  const {Engine, Composite} = matter;
  const engine = Engine.create({gravity: {x: 0, y: 0, scale: GRAVITY}});
  const falling = new Map<number, Falling>();
  let next = 0;
  let border = walls(matter, width, height);
  Composite.add(engine.world, border);
  return {
    add(plan) {
      const body = bodyOf(matter, plan);
      Composite.add(engine.world, body);
      next += 1;
      falling.set(next, {body, plan});
      return next;
    },
    remove(id) {
      const found = falling.get(id);
      if (found === undefined) return;
      Composite.remove(engine.world, found.body);
      falling.delete(id);
    },
    step() {
      if (falling.size === 0) return;
      for (const one of falling.values()) pullBody(one);
      Engine.update(engine, STEP);
    },
    read(id, thing) {
      const body = falling.get(id)?.body;
      if (body === undefined) return;
      thing.x = body.position.x;
      thing.y = body.position.y;
      thing.angle = body.angle;
    },
    resize(nextWidth, nextHeight) {
      Composite.remove(engine.world, border);
      border = walls(matter, nextWidth, nextHeight);
      Composite.add(engine.world, border);
    },
  };
}
