import type {Item, NotifierItem, StaticObject} from '../../model';
import {mulberry32} from '@site/src/lib/mulberry32';
import {appearing, calmThings} from './calm';
import {confettiThings, moveConfetti} from './confetti';
import {planConnector} from './connector';
import {drops, type Drop} from './dropper';
import {moveNote} from './movements';
import {drawImage, noteThing} from './notifier';
import {createPhysics, type MatterModule, type Physics} from './physics';
import {movePopper, popperThings} from './popper';
import {STEP, type Firing, type Scene} from './scene';
import {createSchedule} from './schedule';
import {fill, type NewThing, type Thing} from './thing';
import {moveScrap, moveThrown, throwingThings} from './throwing';

export interface WorldOptions {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly maxParticles: number;
  readonly sizeOf: Scene['sizeOf'];
  /** A sound that is due. */
  readonly onSound: (name: string, item: Item) => void;
}

/** The stage without a picture: what is where, step by step. Pure; equal calls give equal things. */
export interface World {
  /** What is there and what is still to come (`age` below 0), the oldest first. Not to be kept. */
  readonly things: readonly Thing[];
  /** Fires an item; a dropper falls once there is `usePhysics`. */
  readonly fire: (item: Item, firing: Firing, items: readonly Item[]) => void;
  /** One step of `STEP` milliseconds. */
  readonly step: () => void;
  readonly clear: () => void;
  /** What waits for its time. */
  readonly waiting: () => number;
  readonly resize: (width: number, height: number) => void;
  readonly usePhysics: (matter: MatterModule) => void;
  readonly setStatics: (statics: readonly StaticObject[]) => void;
}

/** Further notes of one `only` item wait at most so long, in milliseconds. */
const MAX_QUEUE = 120_000;

export function createWorld(options: WorldOptions): World {
  const things: Thing[] = [];
  const unused: Thing[] = [];
  const plans = new Map<Thing, Drop>();
  const busyUntil = new Map<string, number>();
  const born: NewThing[] = [];
  const schedule = createSchedule();
  let physics: Physics | undefined;
  let statics: readonly StaticObject[] = [];
  const random = mulberry32(options.seed);
  const scene = {
    random,
    width: options.width,
    height: options.height,
    unit: options.height / 1080,
    maxParticles: options.maxParticles,
    sizeOf: options.sizeOf,
    add: (thing: NewThing) => {
      born.push(thing);
    },
  };

  function release(thing: Thing): void {
    if (thing.body >= 0) physics?.remove(thing.body);
    plans.delete(thing);
    unused.push(thing);
  }

  function add(init: NewThing): Thing {
    while (things.length >= scene.maxParticles) {
      const oldest = things.shift();
      if (oldest !== undefined) release(oldest);
    }
    const thing = fill(unused.pop(), init);
    things.push(thing);
    return thing;
  }

  const playSound = (item: Item, name = item.sound): void => {
    if (name === undefined || name === '') return;
    schedule.later(item.soundDelay ?? 0, () => {
      options.onSound(name, item);
    });
  };

  function fireNote(item: NotifierItem, firing: Firing): void {
    const now = schedule.now();
    const start = item.options.only ? Math.max(now, busyUntil.get(item.id) ?? 0) : now;
    if (start - now > MAX_QUEUE) return;
    busyUntil.set(item.id, start + item.options.lifeTime);
    schedule.later(start - now, () => {
      const drawn = drawImage(scene, item);
      const thing = noteThing(scene, item, firing, drawn.image);
      if (thing !== undefined) add(thing);
      playSound(item, drawn.sound);
    });
  }

  function fireDrops(found: readonly Drop[], isCalm: boolean): void {
    // Without the physics they are where they would lie in the end.
    if (isCalm || physics === undefined) {
      const fallen = found.map(({thing}) => ({...thing, y: scene.height - thing.height / 2}));
      calmThings(scene, fallen).forEach(add);
      return;
    }
    for (const drop of found) plans.set(add(drop.thing), drop);
  }

  function fireLeaf(item: Item, firing: Firing): void {
    if (item.effect === 'notifier') {
      for (let i = 0; i < firing.times; i += 1) fireNote(item, firing);
      return;
    }
    playSound(item);
    if (item.effect === 'dropper') fireDrops(drops(scene, item, firing), firing.calm);
    if (item.effect === 'dropper' || item.effect === 'connector') return;
    const made =
      item.effect === 'popper'
        ? popperThings(scene, item, firing)
        : item.effect === 'confetti'
          ? confettiThings(scene, item, firing)
          : throwingThings(scene, item, firing);
    (firing.calm ? calmThings(scene, made) : made).forEach(add);
  }

  function move(thing: Thing): void {
    switch (thing.kind) {
      case 'popper':
        movePopper(thing, scene.unit);
        break;
      case 'paper':
        moveConfetti(thing, scene.unit);
        break;
      case 'thrown':
        moveThrown(scene, thing);
        break;
      case 'scrap':
        moveScrap(thing, scene.unit);
        break;
      case 'note':
        if (thing.show) moveNote(thing, thing.show, scene.height);
        break;
      case 'body':
        physics?.read(thing.body, thing);
        break;
      case 'calm':
        break;
    }
  }

  const isOver = (thing: Thing): boolean =>
    thing.age >= thing.life ||
    (thing.kind !== 'note' && thing.y > scene.height * 1.4 + thing.height) ||
    (thing.kind === 'body' && thing.y < -scene.height);

  function stepThing(thing: Thing): void {
    const isNew = thing.age < 0;
    thing.age += STEP;
    if (thing.age < 0) return;
    const plan = plans.get(thing);
    if (plan !== undefined && physics !== undefined) {
      thing.body = physics.add(plan.body);
      plans.delete(thing);
    }
    thing.lastX = thing.x;
    thing.lastY = thing.y;
    thing.lastAngle = thing.angle;
    if (thing.kind !== 'note') {
      const left = thing.life - thing.age;
      thing.alpha = thing.fade > 0 ? Math.max(0, Math.min(1, left / thing.fade)) : 1;
      if (thing.kind === 'calm') thing.alpha *= appearing(thing.age);
    }
    move(thing);
    if (isNew || thing.age <= STEP) {
      thing.lastX = thing.x;
      thing.lastY = thing.y;
      thing.lastAngle = thing.angle;
    }
  }

  return {
    things,
    fire(item, firing, items) {
      if (item.effect !== 'connector') {
        fireLeaf(item, firing);
        return;
      }
      playSound(item);
      for (const one of planConnector(item, items, random)) {
        schedule.later(one.at, () => {
          fireLeaf(one.item, firing);
        });
      }
    },
    step() {
      schedule.advance(STEP);
      physics?.step();
      for (const thing of things) stepThing(thing);
      let kept = 0;
      for (const thing of things) {
        if (isOver(thing)) release(thing);
        else {
          things[kept] = thing;
          kept += 1;
        }
      }
      things.length = kept;
      for (const thing of born) add(thing);
      born.length = 0;
    },
    clear() {
      things.forEach(release);
      things.length = 0;
      schedule.clear();
      busyUntil.clear();
    },
    waiting: () => schedule.size() + things.filter(({age}) => age < 0).length,
    resize(width, height) {
      scene.width = width;
      scene.height = height;
      scene.unit = height / 1080;
      physics?.resize(width, height);
    },
    usePhysics(matter) {
      if (physics !== undefined) return;
      physics = createPhysics(matter, scene.width, scene.height);
      physics.setStatics(statics);
    },
    setStatics(list) {
      statics = list;
      physics?.setStatics(list);
    },
  };
}
