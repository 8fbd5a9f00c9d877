import type {ThrowingItem} from '../../model';
import {shapeLook, type Look} from './look';
import {glyphs, imageOrStar, imageSize, picked} from './looks';
import {between, pick, place, STEP, type Firing, type Scene} from './scene';
import type {NewThing, Thing} from './thing';

/** Pixels of a thrown character, and of the star that stands for nothing chosen. */
const THROWN = 110;
/** Milliseconds from one of several to the next, and at most from the first to the last. */
const APART = 90;
const ALL = 3000;
const SCRAP_COLORS = ['#fff3b0', '#ffd93b', '#ff9f2e', '#ffffff'] as const;

function looksOf(scene: Scene, {options}: ThrowingItem, firing: Firing): readonly Look[] {
  const taken = glyphs(picked(options, firing));
  if (taken.length > 0) return taken;
  const images = options.images.map((name) => imageOrStar(scene, name));
  const looks = images.length > 0 ? images : glyphs(options.contents ?? []);
  return looks.length > 0 ? looks : [shapeLook('star', '#ffc93b')];
}

/** Things that come from the viewer's side and hit the goal one after another. */
export function throwingThings(
  scene: Scene,
  item: ThrowingItem,
  firing: Firing,
): readonly NewThing[] {
  const {options} = item;
  const looks = looksOf(scene, item, firing);
  const amount = Math.min(scene.maxParticles, Math.round(options.amount * firing.times));
  const apart = Math.min(APART, ALL / amount);
  return Array.from({length: amount}, (_, i): NewThing => {
    const look = pick(scene, looks) ?? shapeLook('star', '#ffc93b');
    const size = THROWN * Math.max(scene.unit, 0.4);
    const miss = (options.spread / 100) * scene.height * 0.35;
    const toX = place(scene, options.positionType, options.x, scene.width);
    const toY = place(scene, options.positionType, options.y, scene.height);
    return {
      kind: 'thrown',
      look,
      ...(look.kind === 'image'
        ? imageSize(scene, look.name, options.imageScale, options.imageSize, size)
        : {width: size, height: size}),
      spin: between(scene, 0.08, 0.2) * (scene.random() < 0.5 ? -1 : 1),
      angle: between(scene, 0, Math.PI * 2),
      age: -i * apart,
      life: options.duration + 1200,
      fade: 300,
      flight: {
        fromX: scene.width * between(scene, 0.12, 0.88),
        fromY: scene.height * 1.2,
        toX: toX + between(scene, -miss, miss),
        toY: toY + between(scene, -miss, miss),
        arc: (options.parabolic / 100) * scene.height * 0.75,
        near: 1 + (options.scaling / 100) * 3,
        ease: 1 + (options.perMeter / 100) * 2,
        duration: Math.max(STEP, options.duration),
        penetrates: options.penetration,
        scattering: options.scattering / 100,
      },
    };
  });
}

/** What flies off where something has hit: a flash and sparks. */
function scraps(scene: Scene, thing: Thing, scattering: number): readonly NewThing[] {
  const size = Math.max(thing.width, thing.height);
  const flash: NewThing = {
    kind: 'scrap',
    look: shapeLook('spark', '#fff3b0'),
    x: thing.x,
    y: thing.y,
    width: size * 1.7,
    height: size * 1.7,
    angle: between(scene, 0, Math.PI),
    life: 260,
    fade: 220,
    phase: 1,
  };
  const sparks = Array.from({length: Math.round(4 + scattering * 14)}, (): NewThing => {
    const direction = between(scene, 0, Math.PI * 2);
    const speed = between(scene, 3, 8 + scattering * 14) * scene.unit;
    const width = size * between(scene, 0.08, 0.18);
    return {
      kind: 'scrap',
      look: shapeLook(scene.random() < 0.5 ? 'star' : 'circle', pick(scene, SCRAP_COLORS)),
      x: thing.x,
      y: thing.y,
      vx: Math.cos(direction) * speed,
      vy: Math.sin(direction) * speed - 3 * scene.unit,
      width,
      height: width,
      spin: between(scene, -0.2, 0.2),
      life: between(scene, 450, 800),
      fade: 350,
    };
  });
  return [flash, ...sparks];
}

function hit(scene: Scene, thing: Thing): void {
  const {flight} = thing;
  if (flight === undefined) return;
  thing.flight = undefined;
  if (flight.penetrates) {
    // It goes on, away from the viewer.
    thing.pace = 0.93;
    thing.life = thing.age + 450;
    thing.fade = 400;
    thing.vx = (flight.toX - flight.fromX) * 0.012;
    thing.vy = (flight.toY - flight.fromY) * 0.006;
    return;
  }
  thing.pace = 1;
  thing.vx = between(scene, -1, 1) * (2 + 12 * flight.scattering) * scene.unit;
  thing.vy = -between(scene, 0.4, 1) * (4 + 12 * flight.scattering) * scene.unit;
  thing.life = thing.age + 1100;
  thing.fade = 350;
  // Squashed for a moment, then itself again.
  thing.phase = 1;
  for (const scrap of scraps(scene, thing, flight.scattering)) scene.add(scrap);
}

/** One step of what flies, and after the hit of what falls off or goes through. */
export function moveThrown(scene: Scene, thing: Thing): void {
  const {flight} = thing;
  thing.angle += thing.spin;
  if (flight === undefined) {
    const isThrough = thing.pace < 1;
    if (!isThrough) thing.vy += 0.9 * scene.unit;
    thing.scale *= thing.pace;
    thing.x += thing.vx;
    thing.y += thing.vy;
    thing.phase *= 0.8;
    thing.flip = 1 - 0.35 * thing.phase;
    return;
  }
  const time = Math.min(1, thing.age / flight.duration);
  const way = 1 - (1 - time) ** flight.ease;
  thing.x = flight.fromX + (flight.toX - flight.fromX) * way;
  thing.y = flight.fromY + (flight.toY - flight.fromY) * way - flight.arc * 4 * way * (1 - way);
  thing.scale = flight.near + (1 - flight.near) * way;
  if (time >= 1) hit(scene, thing);
}

/** One step of what flew off. */
export function moveScrap(thing: Thing, unit: number): void {
  if (thing.phase > 0) {
    // The flash: it stays and grows.
    thing.scale = 0.6 + 0.4 * Math.min(1, thing.age / 120);
    return;
  }
  thing.vx *= 0.94;
  thing.vy = thing.vy * 0.94 + 0.35 * unit;
  thing.x += thing.vx;
  thing.y += thing.vy;
  thing.angle += thing.spin;
}
