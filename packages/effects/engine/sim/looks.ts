import {glyphLook, imageLook, shapeLook, type Frames, type Look} from './look';
import type {Firing, Scene} from './scene';

interface AutoPick {
  readonly autoPick?: boolean;
  readonly excludeAutoPick?: readonly string[];
  readonly autoPickLimit?: number;
}

/** The comment's emoji that an item takes; empty when it takes none. */
export function picked(
  {autoPick, excludeAutoPick = [], autoPickLimit = Infinity}: AutoPick,
  {emojis}: Firing,
): readonly string[] {
  if (autoPick !== true) return [];
  return emojis.filter((emoji) => !excludeAutoPick.includes(emoji)).slice(0, autoPickLimit);
}

/** A picture, or a star where it could not be loaded. */
export const imageOrStar = (scene: Scene, name: string, frames?: Frames): Look =>
  scene.sizeOf(name) === undefined ? shapeLook('star', '#ffc93b') : imageLook(name, frames);

/**
 * The size of a picture in pixels: its natural size, or the given width, times the scale. What could
 * not be loaded has the given size.
 */
export function imageSize(
  scene: Scene,
  name: string,
  scale: number,
  width: number | undefined,
  otherwise: number,
): {width: number; height: number} {
  const natural = scene.sizeOf(name);
  if (natural === undefined) return {width: otherwise, height: otherwise};
  const wide = (width ?? natural.width) * scale;
  return {width: wide, height: (wide * natural.height) / natural.width};
}

export const glyphs = (texts: readonly string[]): readonly Look[] =>
  texts.filter((text) => text.trim() !== '').map(glyphLook);
