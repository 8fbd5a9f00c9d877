import type {Look} from '../sim/look';
import {drawGlyph, glyphRatio} from './glyphs.browser';
import type {Images} from './images.browser';
import {drawNote, type NoteSprite} from './note.browser';
import {drawShape} from './shapes.browser';
import {darken} from './tones';

/** A look drawn once. `ratio` is width by height; 0 where the thing's own sides hold. */
interface Sprite {
  readonly image: HTMLCanvasElement;
  readonly ratio: number;
}

export interface Sprites {
  /**
   * The drawn look, at least as large as asked where its source is.
   * @param width pixels of the canvas
   * @param isBack the other side of a paper
   * @param age milliseconds; which of several pictures side by side
   */
  readonly get: (
    look: Exclude<Look, {kind: 'note'}>,
    width: number,
    height: number,
    isBack: boolean,
    age: number,
  ) => Sprite | undefined;
  readonly note: (look: Extract<Look, {kind: 'note'}>, scale: number) => NoteSprite | undefined;
}

/** Pixels of width: things of nearly one size share a sprite. */
const WIDTHS = [12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024];
/** Pixels of all sprites together (about 64 MB); then the cache starts anew. */
const MAX_PIXELS = 16_000_000;
/** Milliseconds that one of several pictures side by side is shown. */
const FRAME = 1000 / 12;

const roundUp = (width: number): number => WIDTHS.find((one) => one >= width) ?? 1024;

function blank(
  width: number,
  height: number,
): [HTMLCanvasElement, CanvasRenderingContext2D] | undefined {
  const image = document.createElement('canvas');
  image.width = Math.max(1, Math.ceil(width));
  image.height = Math.max(1, Math.ceil(height));
  const context = image.getContext('2d');
  if (context === null) return undefined;
  context.translate(image.width / 2, image.height / 2);
  context.imageSmoothingQuality = 'high';
  return [image, context];
}

/** Sprites are found by look, side and frame first, then by width: no text is made for a picture. */
type ByWidth = Map<number, Sprite | undefined>;

export function createSprites(images: Images): Sprites {
  const fronts = new Map<string, ByWidth[]>();
  const backs = new Map<string, ByWidth[]>();
  const notes = new Map<string, {scale: number; sprite: NoteSprite | undefined}>();
  let pixels = 0;

  function make(
    look: Exclude<Look, {kind: 'note'}>,
    width: number,
    height: number,
    isBack: boolean,
    frame: number,
  ): Sprite | undefined {
    if (look.kind === 'glyph') {
      const probe = blank(1, 1);
      const ratio = probe === undefined ? 1 : glyphRatio(probe[1], look.text);
      const made = blank(height * ratio, height);
      if (made === undefined) return undefined;
      drawGlyph(made[1], look.text, height);
      return {image: made[0], ratio};
    }
    const made = blank(width, height);
    if (made === undefined) return undefined;
    const [image, context] = made;
    if (look.kind === 'shape') {
      const color = isBack ? darken(look.color, 0.28) : look.color;
      drawShape(context, look.shape, color, image.width, image.height);
      return {image, ratio: 0};
    }
    const picture = images.get(look.name);
    if (picture === undefined) return undefined;
    const part = look.frames ?? {width: picture.width, height: picture.height};
    const {width: w, height: h} = part;
    const to = [-image.width / 2, -image.height / 2, image.width, image.height] as const;
    context.drawImage(picture.source, frame * w, 0, w, h, ...to);
    return {image, ratio: 0};
  }

  function forget(): void {
    fronts.clear();
    backs.clear();
    notes.clear();
    pixels = 0;
  }

  function widthsOf(look: Look, isBack: boolean, frame: number): ByWidth {
    const side = isBack ? backs : fronts;
    let frames = side.get(look.key);
    if (frames === undefined) {
      frames = [];
      side.set(look.key, frames);
    }
    const found = frames[frame];
    if (found !== undefined) return found;
    const made: ByWidth = new Map();
    frames[frame] = made;
    return made;
  }

  return {
    get(look, width, height, isBack, age) {
      const count = look.kind === 'image' ? Math.max(1, look.frames?.count ?? 1) : 1;
      const frame = count === 1 ? 0 : Math.floor(age / FRAME) % count;
      const byWidth = widthsOf(look, isBack, frame);
      const wide = roundUp(width);
      if (byWidth.has(wide)) return byWidth.get(wide);
      if (pixels > MAX_PIXELS) forget();
      const sprite = make(look, wide, (wide * height) / width, isBack, frame);
      pixels += sprite === undefined ? 0 : sprite.image.width * sprite.image.height;
      widthsOf(look, isBack, frame).set(wide, sprite);
      return sprite;
    },
    note(look, scale) {
      const found = notes.get(look.key);
      if (found?.scale === scale) return found.sprite;
      const {image: name} = look.note;
      const sprite = drawNote(look.note, name === undefined ? undefined : images.get(name), scale);
      // Texts of comments differ each time; the last ones are enough.
      if (notes.size >= 12) notes.clear();
      notes.set(look.key, {scale, sprite});
      return sprite;
    },
  };
}
