import type {NoteLook} from '../sim/look';
import {readNoteStyle, type NoteStyle} from './noteStyle';

/** A drawn notifier; pixels of the stage. */
export interface NoteSprite {
  readonly image: HTMLCanvasElement;
  /** Of the whole canvas. */
  readonly width: number;
  readonly height: number;
  /** Of the box in the middle of it, to which the origin belongs. */
  readonly boxWidth: number;
  readonly boxHeight: number;
}

interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

const fontOf = (style: NoteStyle): string =>
  `${style.fontStyle} ${style.fontWeight} ${style.fontSize}px ${style.fontFamily}`;

/** Newer than some of the browsers that OBS has, where letters keep their own distance. */
function space(context: CanvasRenderingContext2D, pixels: number): void {
  if ('letterSpacing' in context) context.letterSpacing = `${pixels}px`;
}

interface Lines {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

function measure(context: CanvasRenderingContext2D, text: string, style: NoteStyle): Lines {
  const lines = text === '' ? [] : text.split('\n').slice(0, 12);
  context.font = fontOf(style);
  space(context, style.letterSpacing);
  const widths = lines.map((line) => context.measureText(line).width);
  const height = lines.length * style.fontSize * style.lineHeight;
  return {lines, width: Math.max(0, ...widths), height};
}

/** The box of picture and text: the given sides, else the picture's, else the text's. */
function boxOf(
  note: NoteLook,
  picture: Picture | undefined,
  {width, height}: Lines,
  style: NoteStyle,
) {
  const ratio = picture === undefined ? undefined : picture.width / picture.height;
  const natural = picture ?? {width: width + style.padding * 2, height: height + style.padding * 2};
  const wide =
    note.width ??
    (note.height !== undefined && ratio !== undefined ? note.height * ratio : natural.width);
  const high =
    note.height ??
    (note.width !== undefined && ratio !== undefined ? note.width / ratio : natural.height);
  return {width: Math.max(1, wide), height: Math.max(1, high)};
}

/** Where in the box the text is: -1 left or top, 0 the middle, 1 right or bottom. */
function sides(textPosition: string): readonly [number, number] {
  const x = /left/iu.test(textPosition) ? -1 : /right/iu.test(textPosition) ? 1 : 0;
  const y = /top/iu.test(textPosition) ? -1 : /bottom/iu.test(textPosition) ? 1 : 0;
  return [x, y];
}

const alignOf = (x: number): CanvasTextAlign => (x < 0 ? 'left' : x > 0 ? 'right' : 'center');

function drawLine(
  context: CanvasRenderingContext2D,
  line: string,
  x: number,
  y: number,
  style: NoteStyle,
  scale: number,
): void {
  for (const {x: dx, y: dy, blur, color} of style.shadows) {
    // Shadows are in pixels of the canvas, whatever the transform.
    context.shadowOffsetX = dx * scale;
    context.shadowOffsetY = dy * scale;
    context.shadowBlur = blur * scale;
    context.shadowColor = color;
    context.fillStyle = style.color;
    context.fillText(line, x, y);
  }
  context.shadowColor = 'transparent';
  if (style.stroke) {
    context.lineJoin = 'round';
    context.lineWidth = style.stroke.width;
    context.strokeStyle = style.stroke.color;
    context.strokeText(line, x, y);
  }
  context.fillStyle = style.color;
  context.fillText(line, x, y);
}

function drawText(
  context: CanvasRenderingContext2D,
  {lines, height}: Lines,
  box: {width: number; height: number},
  style: NoteStyle,
  textPosition: string,
  scale: number,
): void {
  const [sideX, sideY] = sides(textPosition);
  const x = sideX * (box.width / 2 - style.padding);
  const lineHeight = style.fontSize * style.lineHeight;
  const middle = sideY * Math.max(0, box.height / 2 - height / 2 - style.padding);
  context.font = fontOf(style);
  space(context, style.letterSpacing);
  context.textAlign = alignOf(sideX);
  context.textBaseline = 'middle';
  lines.forEach((line, i) => {
    drawLine(context, line, x, middle - height / 2 + lineHeight * (i + 0.5), style, scale);
  });
}

/**
 * Draws a notifier once, picture and text together.
 * @param scale pixels of the canvas for one of the stage
 * @returns undefined where there is no canvas to draw on
 */
export function drawNote(
  note: NoteLook,
  picture: Picture | undefined,
  scale: number,
): NoteSprite | undefined {
  const image = document.createElement('canvas');
  const context = image.getContext('2d');
  if (context === null) return undefined;
  const style = readNoteStyle(note.css);
  const text = measure(context, note.text, style);
  const box = boxOf(note, picture, text, style);
  const reach = Math.max(
    style.fontSize * 0.4,
    ...style.shadows.map(({x, y, blur}) => Math.max(Math.abs(x), Math.abs(y)) + blur * 1.5),
  );
  // The text may be larger than its box.
  const width = Math.max(box.width, text.width * 2 - box.width, text.width) + reach * 2;
  const height = Math.max(box.height, text.height) + reach * 2;
  const fits = Math.min(scale, 4096 / Math.max(width, height));
  image.width = Math.max(1, Math.ceil(width * fits));
  image.height = Math.max(1, Math.ceil(height * fits));
  context.setTransform(fits, 0, 0, fits, image.width / 2, image.height / 2);
  context.globalAlpha = style.opacity;
  context.imageSmoothingQuality = 'high';
  if (style.background !== undefined) {
    context.fillStyle = 'transparent';
    context.fillStyle = style.background;
    context.beginPath();
    context.roundRect(-box.width / 2, -box.height / 2, box.width, box.height, style.radius);
    context.fill();
  }
  if (picture) {
    context.drawImage(picture.source, -box.width / 2, -box.height / 2, box.width, box.height);
  }
  drawText(context, text, box, style, note.textPosition, fits);
  return {
    image,
    width: image.width / fits,
    height: image.height / fits,
    boxWidth: box.width,
    boxHeight: box.height,
  };
}
