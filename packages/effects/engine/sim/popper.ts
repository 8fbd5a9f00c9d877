import type {PopperItem} from '../../model';
import {PARTY_COLORS, shapeLook, type Look} from './look';
import {glyphs, imageOrStar, imageSize, picked} from './looks';
import {between, pick, type Firing, type Scene} from './scene';
import type {NewThing, Thing} from './thing';

const circles = (colors: readonly string[]): readonly Look[] => {
  const own = colors.length > 0 ? colors : PARTY_COLORS;
  // A cracker is mostly round paper, with a streamer and a ring among it.
  return own.flatMap((color) => [
    shapeLook('circle', color),
    shapeLook('circle', color),
    shapeLook('circle', color),
    shapeLook('ring', color),
    shapeLook('ribbon', color),
  ]);
};

function looksOf(scene: Scene, {options}: PopperItem, firing: Firing): readonly Look[] {
  const own =
    options.type === 'emoji'
      ? glyphs(options.emojis)
      : options.type === 'image'
        ? options.images.map((name) => imageOrStar(scene, name))
        : [];
  const taken = glyphs(picked(options, firing));
  const looks = [...taken, ...(taken.length > 0 ? [] : own)];
  return looks.length > 0 ? looks : circles(options.colors);
}

function sizeOf(scene: Scene, look: Look, {options}: PopperItem): {width: number; height: number} {
  if (look.kind === 'image') {
    return imageSize(scene, look.name, options.imageScale, options.imageSize, options.size);
  }
  const vary = between(scene, 0.75, 1.35);
  const size = options.size * vary * (look.kind === 'glyph' ? 1.5 : 1);
  if (look.kind === 'shape' && look.shape === 'ribbon')
    return {width: size * 1.3, height: size * 3.9};
  const isRing = look.kind === 'shape' && look.shape === 'ring';
  const wide = size * (isRing ? 1.4 : 1);
  return {width: wide, height: wide};
}

/** Two crackers in the lower corners; each thing as it would leave one of them. */
export function popperThings(scene: Scene, item: PopperItem, firing: Firing): readonly NewThing[] {
  const looks = looksOf(scene, item, firing);
  const amount = Math.min(scene.maxParticles, Math.round(item.options.amount * firing.times));
  return Array.from({length: amount}, (_, i): NewThing => {
    const isLeft = i % 2 === 0;
    const look = pick(scene, looks) ?? shapeLook('circle', '#ff4f7b');
    const rise = (between(scene, 46, 86) * Math.PI) / 180;
    // Most fly far, so that the mouth of the cracker is soon free.
    const speed = between(scene, 0.45, 1) ** 0.7 * 58 * scene.unit;
    const across = (scene.width / scene.height / (16 / 9)) * (isLeft ? 1 : -1);
    return {
      kind: 'popper',
      look,
      ...sizeOf(scene, look, item),
      x: scene.width * (isLeft ? -0.01 : 1.01),
      y: scene.height * 1.01,
      vx: Math.cos(rise) * speed * across * 1.25,
      vy: -Math.sin(rise) * speed,
      angle: between(scene, -0.6, 0.6),
      spin: between(scene, -0.09, 0.09),
      phase: between(scene, 0, Math.PI * 2),
      pace: between(scene, 0.06, 0.16),
      air: between(scene, 0.952, 0.968),
      sink: between(scene, 0.17, 0.27) * scene.unit,
      // Not all in one instant: a bang has a beginning and an end.
      age: -between(scene, 0, 90),
      life: between(scene, 2800, 4200),
      fade: 700,
    };
  });
}

/** One step: thrown up, slowed by the air, falling with a sway. */
export function movePopper(thing: Thing, unit: number): void {
  thing.vx *= thing.air;
  thing.vy = thing.vy * thing.air + thing.sink;
  thing.phase += thing.pace;
  thing.x += thing.vx + Math.sin(thing.phase) * 0.9 * unit;
  thing.y += thing.vy;
  thing.angle += thing.spin;
  if (thing.look.kind === 'shape') thing.flip = 0.35 + 0.65 * Math.abs(Math.cos(thing.phase));
}
