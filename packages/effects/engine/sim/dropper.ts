import type {DropperItem} from '../../model';
import {glyphLook, PARTY_COLORS, shapeLook, type Look} from './look';
import {imageOrStar, picked} from './looks';
import {between, pick, place, placeOfPercent, type Firing, type Scene} from './scene';
import type {NewThing} from './thing';

type Texture = DropperItem['options']['texture'];

/** What the physics needs to know of a falling thing; pixels, pixels per step, radians. */
export interface BodyPlan {
  readonly shape: 'circle' | 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly density: number;
  readonly frictionAir: number;
  readonly restitution: number;
  readonly friction: number;
  readonly gravity: number;
  readonly wind: number;
  readonly pushX: number;
  readonly pushY: number;
  readonly turn: number;
  readonly isThrough: boolean;
  /** Falls towards it in the place of down. */
  readonly pull: {readonly x: number; readonly y: number} | undefined;
}

export interface Drop {
  readonly thing: NewThing;
  readonly body: BodyPlan;
}

const sources = ({src}: Texture): readonly string[] =>
  src === undefined || src === '' ? [] : typeof src === 'string' ? [src] : src;

function looksOf(scene: Scene, texture: Texture, firing: Firing): readonly Look[] {
  const taken = picked(texture, firing);
  if (taken.length > 0) return taken.map(glyphLook);
  const {sprite} = texture;
  const frames = sprite && {width: sprite.width, height: sprite.height, count: sprite.frame};
  const images = sources(texture).map((name) => imageOrStar(scene, name, frames));
  if (images.length > 0) return images;
  if (texture.content !== undefined && texture.content !== '') return [glyphLook(texture.content)];
  const shape = texture.shape === 'rect' ? 'block' : 'ball';
  return PARTY_COLORS.map((color) => shapeLook(shape, color));
}

/** The drawn size: pictures keep their proportions and cover what is hit. */
function drawnSize(scene: Scene, look: Look, texture: Texture): {width: number; height: number} {
  const {size, size2, xScale = 1, yScale = 1, imageSize} = texture;
  const wide = imageSize ?? size;
  const natural = look.kind === 'image' ? (look.frames ?? scene.sizeOf(look.name)) : undefined;
  const isBlock = texture.shape === 'rect' && look.kind === 'shape';
  const high = isBlock ? (size2 ?? size) : natural ? (wide * natural.height) / natural.width : wide;
  return {width: wide * xScale, height: high * yScale};
}

/** Falling things, each with what the physics makes of it. */
export function drops(scene: Scene, {options}: DropperItem, firing: Firing): readonly Drop[] {
  const {texture, positionType} = options;
  const looks = looksOf(scene, texture, firing);
  const amount = Math.round(Math.max(1, options.magnification) * firing.times);
  const pull = (): BodyPlan['pull'] => {
    if (texture.useGravityPoint !== true || texture.gravityPoint === undefined) return undefined;
    const [x, y] = texture.gravityPoint;
    if (positionType === 'pixel') return {x, y};
    return {x: placeOfPercent(x, scene.width), y: placeOfPercent(y, scene.height)};
  };
  return Array.from({length: Math.min(scene.maxParticles, amount)}, (_, i): Drop => {
    const chosen = texture.randomly === false ? looks[i % looks.length] : pick(scene, looks);
    const look = chosen ?? shapeLook('ball', '#ff4f7b');
    const {size, size2 = size} = texture;
    const height = texture.shape === 'rect' ? size2 : size;
    const top = place(scene, positionType, options.y, scene.height);
    const x = place(scene, positionType, options.x, scene.width);
    // Nobody sees it appear: at the edges it starts outside.
    const y = top <= height / 2 ? -height : Math.min(top, scene.height - height / 2);
    const angle = ((texture.angle ?? 0) * Math.PI) / 180;
    return {
      thing: {
        kind: 'body',
        look,
        ...drawnSize(scene, look, texture),
        x,
        y,
        angle,
        // A handful does not fall as one row.
        age: -i * between(scene, 25, 70),
        life: options.lifeTime,
        fade: Math.min(400, options.lifeTime / 2),
      },
      body: {
        shape: texture.shape ?? 'circle',
        x,
        y,
        width: size,
        height,
        angle: angle + between(scene, -0.1, 0.1),
        density: Math.max(0.0001, texture.density ?? 0.001),
        frictionAir: texture.frictionAir ?? 0.01,
        restitution: texture.restitution ?? 0.5,
        friction: texture.friction ?? 0.1,
        gravity: texture.gravity ?? 1,
        wind: texture.wind ?? 0,
        pushX: texture.forceX ?? 0,
        pushY: texture.forceY ?? 0,
        turn: texture.forceRotate ?? 0,
        isThrough: texture.through ?? false,
        pull: pull(),
      },
    };
  });
}
