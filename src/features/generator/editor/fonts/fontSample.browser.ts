import {cssString} from '@komebiyori/overlays/css/fontStack';
import type {FontSample} from '@komebiyori/overlays/css/fontSample';

/** A bundled family that the page can draw the letters of its sample in. */
export interface DrawnFont {
  /** By which the page knows it: under its own name its few letters would come into others' text. */
  readonly name: string;
  readonly copyright: string;
}

const known = new Map<string, Promise<DrawnFont>>();

/**
 * Makes the sample of a bundled family ready to be drawn, once; a failed one is asked for again.
 * @throws when it cannot be loaded, or is no font
 */
export function drawFont(
  family: string,
  load: (family: string) => Promise<FontSample>,
): Promise<DrawnFont> {
  const drawn = known.get(family) ?? make(family, load);
  known.set(family, drawn);
  drawn.catch(() => {
    known.delete(family);
  });
  return drawn;
}

async function make(
  family: string,
  load: (family: string) => Promise<FontSample>,
): Promise<DrawnFont> {
  const {bytes, copyright} = await load(family);
  const name = `Sample of ${family}`;
  const face = new FontFace(name, bytes);
  await face.load();
  document.fonts.add(face);
  return {name, copyright};
}

/**
 * Whether this browser draws letters in a family of the PC: then it does not matter which family
 * stands after it.
 */
export function isOnPc(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return false;
  const widthBefore = (rest: string): number => {
    context.font = `64px ${cssString(family)}, ${rest}`;
    return context.measureText('iiiWWW').width;
  };
  return widthBefore('monospace') === widthBefore('serif');
}
