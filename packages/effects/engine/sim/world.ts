import type {Item, NotifierItem} from '../../model';
import {mulberry32} from '@komebiyori/lib/mulberry32';
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
  readonly onSound: (name: string) => void;
}

/** Further notes of one `only` item wait at most so long, in milliseconds. */
const MAX_QUEUE = 120_000;

/** A scene whose size can change. */
type OwnScene = {-readonly [Key in keyof Scene]: Scene[Key]};

/** One step of a thing by its kind. */
function move(thing: Thing, scene: Scene, physics: Physics | undefined): void {
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

const isOver = (thing: Thing, {height}: Scene): boolean =>
  thing.age >= thing.life ||
  (thing.kind !== 'note' && thing.y > height * 1.4 + thing.height) ||
  (thing.kind === 'body' && thing.y < -height);

/** How far a thing has come in and faded out; a note does so by its own movement. */
function fadeOf({age, life, fade, kind}: Thing): number {
  const alpha = fade > 0 ? Math.max(0, Math.min(1, (life - age) / fade)) : 1;
  return kind === 'calm' ? alpha * appearing(age) : alpha;
}

/** Where it is now is where it was before: the picture draws nothing in between. */
function rest(thing: Thing): void {
  thing.lastX = thing.x;
  thing.lastY = thing.y;
  thing.lastAngle = thing.angle;
}

/** The stage without a picture: what is where, step by step. Pure; equal calls give equal things. */
export class World {
  readonly #things: Thing[] = [];
  /** What is there and what is still to come (`age` below 0), the oldest first. Not to be kept. */
  readonly things: readonly Thing[] = this.#things;
  readonly #unused: Thing[] = [];
  readonly #plans = new Map<Thing, Drop>();
  readonly #busyUntil = new Map<string, number>();
  readonly #born: NewThing[] = [];
  readonly #schedule = createSchedule();
  readonly #scene: OwnScene;
  readonly #onSound: WorldOptions['onSound'];
  #physics: Physics | undefined;

  constructor({seed, width, height, maxParticles, sizeOf, onSound}: WorldOptions) {
    this.#onSound = onSound;
    this.#scene = {
      random: mulberry32(seed),
      width,
      height,
      unit: height / 1080,
      maxParticles,
      sizeOf,
      add: (thing) => {
        this.#born.push(thing);
      },
    };
  }

  /** Fires an item; a dropper falls once there is `usePhysics`. */
  fire(item: Item, firing: Firing, items: readonly Item[]): void {
    if (item.effect !== 'connector') {
      this.#fireLeaf(item, firing);
      return;
    }
    this.#playSound(item);
    for (const one of planConnector(item, items, this.#scene.random)) {
      this.#schedule.later(one.at, () => {
        this.#fireLeaf(one.item, firing);
      });
    }
  }

  /** One step of `STEP` milliseconds. */
  readonly step = (): void => {
    const things = this.#things;
    this.#schedule.advance(STEP);
    this.#physics?.step();
    for (const thing of things) this.#stepThing(thing);
    let kept = 0;
    for (const thing of things) {
      if (isOver(thing, this.#scene)) this.#release(thing);
      else {
        things[kept] = thing;
        kept += 1;
      }
    }
    things.length = kept;
    for (const thing of this.#born) this.#add(thing);
    this.#born.length = 0;
  };

  clear(): void {
    for (const thing of this.#things) this.#release(thing);
    this.#things.length = 0;
    this.#schedule.clear();
    this.#busyUntil.clear();
  }

  /** What waits for its time. */
  waiting(): number {
    return this.#schedule.size() + this.#things.filter(({age}) => age < 0).length;
  }

  resize(width: number, height: number): void {
    this.#scene.width = width;
    this.#scene.height = height;
    this.#scene.unit = height / 1080;
    this.#physics?.resize(width, height);
  }

  usePhysics(matter: MatterModule): void {
    this.#physics ??= createPhysics(matter, this.#scene.width, this.#scene.height);
  }

  #release(thing: Thing): void {
    if (thing.body >= 0) this.#physics?.remove(thing.body);
    this.#plans.delete(thing);
    this.#unused.push(thing);
  }

  #add(init: NewThing): Thing {
    while (this.#things.length >= this.#scene.maxParticles) {
      const oldest = this.#things.shift();
      if (oldest !== undefined) this.#release(oldest);
    }
    const thing = fill(this.#unused.pop(), init);
    this.#things.push(thing);
    return thing;
  }

  #addAll(made: readonly NewThing[]): void {
    for (const one of made) this.#add(one);
  }

  #playSound(item: Item, name = item.sound): void {
    if (name === undefined || name === '') return;
    this.#schedule.later(item.soundDelay ?? 0, () => {
      this.#onSound(name);
    });
  }

  #fireNote(item: NotifierItem, firing: Firing): void {
    const now = this.#schedule.now();
    const start = item.options.only ? Math.max(now, this.#busyUntil.get(item.id) ?? 0) : now;
    if (start - now > MAX_QUEUE) return;
    this.#busyUntil.set(item.id, start + item.options.lifeTime);
    this.#schedule.later(start - now, () => {
      const drawn = drawImage(this.#scene, item);
      const thing = noteThing(this.#scene, item, firing, drawn.image);
      if (thing !== undefined) this.#add(thing);
      this.#playSound(item, drawn.sound);
    });
  }

  #fireDrops(found: readonly Drop[], isCalm: boolean): void {
    // Without the physics they are where they would lie in the end.
    if (isCalm || this.#physics === undefined) {
      const {height} = this.#scene;
      const fallen = found.map(({thing}) => ({...thing, y: height - thing.height / 2}));
      this.#addAll(calmThings(this.#scene, fallen));
      return;
    }
    for (const drop of found) this.#plans.set(this.#add(drop.thing), drop);
  }

  #fireLeaf(item: Item, firing: Firing): void {
    if (item.effect === 'notifier') {
      for (let i = 0; i < firing.times; i += 1) this.#fireNote(item, firing);
      return;
    }
    this.#playSound(item);
    switch (item.effect) {
      case 'connector':
        return;
      case 'dropper':
        this.#fireDrops(drops(this.#scene, item, firing), firing.calm);
        return;
      case 'popper':
        this.#addMade(popperThings(this.#scene, item, firing), firing);
        return;
      case 'confetti':
        this.#addMade(confettiThings(this.#scene, item, firing), firing);
        return;
      case 'throwing':
        this.#addMade(throwingThings(this.#scene, item, firing), firing);
    }
  }

  #addMade(things: readonly NewThing[], {calm}: Firing): void {
    this.#addAll(calm ? calmThings(this.#scene, things) : things);
  }

  #stepThing(thing: Thing): void {
    const isNew = thing.age < 0;
    thing.age += STEP;
    if (thing.age < 0) return;
    const plan = this.#plans.get(thing);
    if (plan !== undefined && this.#physics !== undefined) {
      thing.body = this.#physics.add(plan.body);
      this.#plans.delete(thing);
    }
    rest(thing);
    if (thing.kind !== 'note') thing.alpha = fadeOf(thing);
    move(thing, this.#scene, this.#physics);
    if (isNew || thing.age <= STEP) rest(thing);
  }
}
