import type {ConfettiItem} from '../../model';
import {PARTY_COLORS, shapeLook, type Look} from './look';
import {glyphs, imageOrStar, imageSize, picked} from './looks';
import {between, pick, place, type Firing, type Scene} from './scene';
import type {NewThing, Thing} from './thing';

/** Pixels of a paper at scale 1. */
const PAPER = 22;

function looksOf(scene: Scene, {options}: ConfettiItem, firing: Firing): readonly Look[] {
  const taken = glyphs(picked(options, firing));
  if (taken.length > 0) return taken;
  const coloured = (shape: 'square' | 'circle' | 'star') =>
    PARTY_COLORS.map((color) => shapeLook(shape, color));
  const looks = options.shapes.flatMap((shape): readonly Look[] => {
    if (shape === 'image') return options.images.map((name) => imageOrStar(scene, name));
    if (shape === 'emoji') return glyphs(options.contents ?? []);
    return coloured(shape);
  });
  return looks.length > 0 ? looks : coloured('square');
}

function sizeOf(
  scene: Scene,
  look: Look,
  {options}: ConfettiItem,
): {width: number; height: number} {
  const size = PAPER * options.scalar * Math.max(scene.unit, 0.5);
  if (look.kind === 'image') {
    return imageSize(scene, look.name, options.imageScale, options.imageSize, size);
  }
  if (look.kind === 'glyph') return {width: size * 1.5, height: size * 1.5};
  const isSquare = look.kind === 'shape' && look.shape === 'square';
  const vary = between(scene, 0.8, 1.15);
  return {width: size * vary, height: size * vary * (isSquare ? 0.68 : 1)};
}

/** Paper out of one point, upwards. */
export function confettiThings(
  scene: Scene,
  item: ConfettiItem,
  firing: Firing,
): readonly NewThing[] {
  const {options} = item;
  const looks = looksOf(scene, item, firing);
  const x = place(scene, options.positionType, options.x, scene.width);
  const y = place(scene, options.positionType, options.y, scene.height);
  const amount = Math.min(scene.maxParticles, Math.round(options.particleCount * firing.times));
  return Array.from({length: amount}, (): NewThing => {
    const look = pick(scene, looks) ?? shapeLook('square', '#ff4f7b');
    const half = (options.spread * Math.PI) / 360;
    const direction = -Math.PI / 2 + between(scene, -half, half);
    const speed = options.startVelocity * between(scene, 0.4, 1.05) * scene.unit;
    return {
      kind: 'paper',
      look,
      ...sizeOf(scene, look, item),
      x,
      y,
      vx: Math.cos(direction) * speed,
      vy: Math.sin(direction) * speed,
      angle: between(scene, 0, Math.PI * 2),
      spin: between(scene, -0.05, 0.05),
      phase: between(scene, 0, Math.PI * 2),
      pace: between(scene, 0.07, 0.17),
      air: between(scene, 0.88, 0.93),
      sink: between(scene, 1.5, 3.1) * scene.unit,
      life: between(scene, 3000, 4200),
      fade: 900,
    };
  });
}

/** One step of paper in the air: it sways as it turns. */
export function moveConfetti(thing: Thing, unit: number): void {
  thing.vx *= thing.air;
  thing.vy *= thing.air;
  thing.phase += thing.pace;
  thing.x += thing.vx + Math.cos(thing.phase) * 1.5 * unit;
  thing.y += thing.vy + thing.sink * (0.85 + 0.35 * Math.sin(thing.phase));
  thing.angle += thing.spin;
  thing.flip = thing.look.kind === 'shape' ? Math.cos(thing.phase * 1.3) : 1;
}
