/**
 * A picture in straight (not premultiplied) RGBA, eight bits a channel, rows without gaps. Colours are
 * those of sRGB; the colour of a fully transparent pixel means nothing.
 */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** An opaque colour, channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A fully transparent picture. */
export function emptyPicture(width: number, height: number): Picture {
  return {width, height, data: new Uint8ClampedArray(width * height * 4)};
}

/** A picture with its own pixels. */
export function copyPicture({width, height, data}: Picture): Picture {
  return {width, height, data: data.slice()};
}

/** Whether any pixel is not fully opaque. */
export function hasTransparency({data}: Picture): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
