import type {ChromaKey} from '../model/edit';
import type {Picture, Rgb} from '../model/picture';
import {cbOf, crOf, LONGEST, lumaOf, opacityAt} from './chroma';
import {FIGURE, GROUND, INSIDE, kindsOf, MIXED_FIGURE, MIXED_GROUND, OUTSIDE} from './edgeKinds';

/** How far around a pixel its two sides are looked for. */
const REACH = INSIDE + OUTSIDE;
/** Squared distance of the pixel that stands for a side that is too thin to have an inside. */
const THIN_REACH = 10;
/** How much more brightness says of an edge than colour does, which videos blur. */
const SHARPER = 6;
/** Brightness that may be beyond that of both sides: ringing of an encoder. */
const RINGING = 12;
/** From here on a pixel is what it is. */
const WHOLE = 0.97;
/** A key with less tint than this, of 255, says nothing of what is tinted. */
const LEAST_TINT = 12;

/** The mean colour of one side of an edge; a weight of 0 says that there is none. */
interface Side {
  red: number;
  green: number;
  blue: number;
  weight: number;
}

/** What is known of one pixel of an edge. */
interface Around {
  readonly figure: Side;
  readonly ground: Side;
  /** Where the pixel farthest from the key is, for a figure without an inside; -1 for none. */
  peak: number;
}

/** A picture that is keyed, with what was found of it. */
export interface Keyed {
  readonly picture: Picture;
  /** Distances of the colours to the key's, 0–1. */
  readonly distances: Float32Array;
  readonly key: ChromaKey;
}

/** Opacities and colours of the pixels of edges, to be written when all have been read. */
export interface Unmixed {
  readonly write: (data: Picture['data']) => void;
}

/**
 * Unmixes what lies around the edges. A pixel of an edge is a part of the figure beside it and a part of
 * the ground beside it: both are means of pixels near by that are surely one of them, the part is where the
 * pixel lies between the two, and its colour is that of the figure. A pixel that does not lie between them
 * is something else, and only loses its tint of the key.
 */
export function unmixEdges(keyed: Keyed): Unmixed {
  const {picture, distances, key} = keyed;
  const {width, height, data} = picture;
  const kinds = kindsOf(picture, distances, key.similarity);
  const places: number[] = [];
  const pixels: number[] = [];
  const around: Around = {figure: noSide(), ground: noSide(), peak: -1};
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      if ((kinds[pixel] ?? 0) < MIXED_GROUND) continue;
      gather(keyed, kinds, x, y, around);
      if (!settle(keyed, around)) continue;
      const [red, green, blue, opacity] = unmix(keyed, pixel, around) ?? [0, 0, 0, -1];
      if (opacity < 0) continue;
      places.push(pixel * 4);
      pixels.push(red, green, blue, opacity * (data[pixel * 4 + 3] ?? 0));
    }
  return {
    write: (target) => {
      for (let index = 0; index < places.length; index++)
        for (let channel = 0; channel < 4; channel++)
          target[(places[index] ?? 0) + channel] = pixels[index * 4 + channel] ?? 0;
    },
  };
}

const noSide = (): Side => ({red: 0, green: 0, blue: 0, weight: 0});

/** Weights of figure by where it is in the window: what is near counts most. */
const SIZE = 2 * REACH + 1;
const WEIGHTS = Float32Array.from({length: SIZE * SIZE}, (_, i) => 1 / (awayOf(i) ** 2 + 0.5));
const IS_THIN_REACH = Uint8Array.from(WEIGHTS, (_, i) => (awayOf(i) <= THIN_REACH ? 1 : 0));

/** Squared distance of a place in the window to its middle. */
function awayOf(place: number): number {
  return ((place % SIZE) - REACH) ** 2 + (Math.floor(place / SIZE) - REACH) ** 2;
}

/** Sums up what surely is figure and what surely is ground around a pixel. */
function gather(
  {picture: {width, height, data}, distances}: Keyed,
  kinds: Uint8Array,
  x: number,
  y: number,
  into: Around,
): void {
  let [red, green, blue, weight] = [0, 0, 0, 0];
  let [groundRed, groundGreen, groundBlue, groundWeight] = [0, 0, 0, 0];
  let [peak, farthest] = [-1, 0];
  const [left, right] = [Math.max(0, x - REACH), Math.min(width - 1, x + REACH)];
  const bottom = Math.min(height - 1, y + REACH);
  for (let j = Math.max(0, y - REACH); j <= bottom; j++) {
    let place = (j - y + REACH) * SIZE + left - x + REACH;
    for (let pixel = j * width + left; pixel <= j * width + right; pixel++, place++) {
      const kind = kinds[pixel];
      const at = pixel * 4;
      if (kind === GROUND) {
        groundRed += data[at] ?? 0;
        groundGreen += data[at + 1] ?? 0;
        groundBlue += data[at + 2] ?? 0;
        groundWeight++;
      } else if (kind === FIGURE) {
        const part = WEIGHTS[place] ?? 0;
        red += part * (data[at] ?? 0);
        green += part * (data[at + 1] ?? 0);
        blue += part * (data[at + 2] ?? 0);
        weight += part;
      } else if (
        kind === MIXED_FIGURE &&
        IS_THIN_REACH[place] === 1 &&
        (distances[pixel] ?? 0) > farthest
      ) {
        farthest = distances[pixel] ?? 0;
        peak = at;
      }
    }
  }
  set(into.figure, red, green, blue, weight);
  set(into.ground, groundRed, groundGreen, groundBlue, groundWeight);
  into.peak = peak;
}

/** A side as the mean of sums; all 0 for a weight of 0. */
function set(side: Side, red: number, green: number, blue: number, weight: number): void {
  const part = weight > 0 ? 1 / weight : 0;
  side.red = red * part;
  side.green = green * part;
  side.blue = blue * part;
  side.weight = weight;
}

/** Finds what stands for a side that is not there; false where there is no figure. */
function settle({picture: {data}, key: {color}}: Keyed, {figure, ground, peak}: Around): boolean {
  if (ground.weight === 0) set(ground, ...color, 1);
  if (figure.weight > 0) return true;
  if (peak < 0) return false;
  // A hair may nowhere be itself alone.
  const [red, green, blue] = [data[peak] ?? 0, data[peak + 1] ?? 0, data[peak + 2] ?? 0];
  const part = Math.min(0.9, tintPart([red, green, blue], ground));
  figure.red = without(red, ground.red, part);
  figure.green = without(green, ground.green, part);
  figure.blue = without(blue, ground.blue, part);
  return true;
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** What is left of a value when a part of another one is taken out. */
const without = (mixed: number, ground: number, part: number): number =>
  within((mixed - part * ground) / (1 - part), 255);

/** How much of the ground's tint a colour has, 0–1: all that one can say of it alone. */
function tintPart([red, green, blue]: Rgb, ground: Side): number {
  const cb = cbOf(ground.red, ground.green, ground.blue);
  const cr = crOf(ground.red, ground.green, ground.blue);
  const square = cb * cb + cr * cr;
  if (square < LEAST_TINT * LEAST_TINT) return 0;
  return within((cbOf(red, green, blue) * cb + crOf(red, green, blue) * cr) / square, 1);
}

/** Colour and opacity of a pixel between two sides; undefined where it is all figure. */
function unmix(
  {picture: {data}, distances, key}: Keyed,
  pixel: number,
  {figure, ground}: Around,
): readonly [red: number, green: number, blue: number, opacity: number] | undefined {
  const at = pixel * 4;
  const color: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const {byColor, part, trust, brighter} = placeOf(color, figure, ground);
  if (byColor > WHOLE) return undefined;
  const tint = tintPart(color, ground);
  const distance = distances[pixel] ?? 0;
  const fade = Math.min(1, distance / key.similarity);
  const mixed = fade * (trust * within(part, 1) + (1 - trust) * (1 - tint));
  const seen = mixed > WHOLE ? 1 : mixed;
  // Of a figure that is translucent itself an edge is no more than that, and its colour is what is left.
  const body = Math.max(0.02, opacityAt(distanceOf(figure, key.color), key));
  const detail = brighter * within(5 * seen - 4, 1);
  // The less there is of a stray colour, the less can be said of it: then it is the figure's.
  const stray = (1 - trust) * (1 - tint);
  const channel = (own: number, side: number, back: number): number =>
    without(
      (1 - stray) * (side + detail) + stray * without(own, back, Math.min(0.95, tint)),
      back,
      1 - body,
    );
  return [
    channel(color[0], figure.red, ground.red),
    channel(color[1], figure.green, ground.green),
    channel(color[2], figure.blue, ground.blue),
    seen * body,
  ];
}

const distanceOf = ({red, green, blue}: Side, color: Rgb): number =>
  Math.hypot(cbOf(red, green, blue) - cbOf(...color), crOf(red, green, blue) - crOf(...color)) /
  LONGEST;

/** Where a colour lies between ground (0) and figure (1). */
interface Place {
  readonly byColor: number;
  /** By colour and brightness. */
  readonly part: number;
  /** 1 for a colour that lies between them, 0 for one that is something else. */
  readonly trust: number;
  /** Than the figure. */
  readonly brighter: number;
}

function placeOf([red, green, blue]: Rgb, figure: Side, ground: Side): Place {
  const groundCb = cbOf(ground.red, ground.green, ground.blue);
  const groundCr = crOf(ground.red, ground.green, ground.blue);
  const acrossCb = cbOf(figure.red, figure.green, figure.blue) - groundCb;
  const acrossCr = crOf(figure.red, figure.green, figure.blue) - groundCr;
  const cb = cbOf(red, green, blue) - groundCb;
  const cr = crOf(red, green, blue) - groundCr;
  const square = Math.max(1, acrossCb * acrossCb + acrossCr * acrossCr);
  const byColor = (cb * acrossCb + cr * acrossCr) / square;
  const luma = lumaOf(red, green, blue);
  const [dark, bright] = [
    lumaOf(ground.red, ground.green, ground.blue),
    lumaOf(figure.red, figure.green, figure.blue),
  ];
  const span = bright - dark;
  // Brightness has a say only where the colours are mixed: a lit cloth is no figure, a shadow no hole.
  const say = SHARPER * span * span * within(5 * byColor, 1) * within(5 * (1 - byColor), 1);
  const byLuma = Math.abs(span) < 1 ? 1 : within((luma - dark) / span, 1);
  const beyond = Math.max(
    0,
    luma - Math.max(dark, bright) - RINGING,
    Math.min(dark, bright) - RINGING - luma,
  );
  const stray = Math.abs(cb * acrossCr - cr * acrossCb) / Math.sqrt(square) + 0.7 * beyond;
  return {
    byColor,
    part: (byColor * square + say * byLuma) / (square + say),
    trust: within(1.6 - stray / (0.2 * Math.hypot(cb, cr) + 4), 1),
    brighter: luma - bright,
  };
}
