import {readdirSync} from 'node:fs';
import path from 'node:path';
import {createCanvas, type Canvas, type SKRSContext2D, GlobalFonts} from '@napi-rs/canvas';
import {BRAND_COLORS as COLORS} from '../../../config/brandColors';
import {MARK_SIZE} from '../../../src/lib/markPaths';
import {COLOUR_ON_LIGHT, markShapes} from './mark';
import {paintShapes} from './formats';
import {breakLines} from './breakLines';
import type {Card} from './card';

/** Raise it when the drawing changes: what is cached is drawn again. */
export const DRAWING_VERSION = 6;

/** The size that Open Graph consumers crop the least (1.91:1), in pixels. */
const CARD_SIZE = {width: 1200, height: 630} as const;

/** Of 100: letters have no visible fringes, and the fullest card has 55 KB. */
const QUALITY = 70;

const MARGIN = 84;
const TITLE_WIDTH = 800;
/** Sizes of the title's letters in pixels, and with how many lines each may be used. */
const TITLE_SIZES = [
  {size: 92, lines: 2},
  {size: 76, lines: 3},
  {size: 62, lines: 3},
  {size: 52, lines: 4},
] as const;
const LINE_HEIGHT = 1.32;

interface Site {
  readonly name: string;
  readonly host: string;
}

const setFont = (context: SKRSContext2D, size: number): void => {
  context.font = `800 ${size}px ${roundedFamilies()}`;
};

let canvas: Canvas | undefined;

/** Draws the picture of a page for social sites, as a JPEG. */
export function drawCard(card: Card, site: Site): Promise<Uint8Array> {
  // Making a canvas takes longer than drawing on it; the ground covers what was there.
  canvas ??= createCanvas(CARD_SIZE.width, CARD_SIZE.height);
  const context = canvas.getContext('2d');
  drawGround(context);
  drawMark(context, {x: 916, y: 316, size: 330});
  drawSection(context, card);
  drawTitle(context, card.title);
  drawFoot(context, site);
  return canvas.encode('jpeg', QUALITY);
}

function drawGround(context: SKRSContext2D): void {
  const {width, height} = CARD_SIZE;
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, width, height);
  // The sun of a fine day, behind the rice ball.
  context.fillStyle = COLORS.amber;
  context.beginPath();
  context.arc(1085, 500, 262, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = COLORS.nori;
  context.fillRect(0, 0, 18, height);
}

interface Place {
  x: number;
  y: number;
  size: number;
}

function drawMark(context: SKRSContext2D, {x, y, size}: Place): void {
  context.save();
  context.translate(x, y);
  context.scale(size / MARK_SIZE, size / MARK_SIZE);
  paintShapes(context, markShapes(COLOUR_ON_LIGHT));
  context.restore();
}

function drawSection(context: SKRSContext2D, {section, version}: Card): void {
  const text = [section, version].filter(Boolean).join('　');
  if (text === '') return;
  setFont(context, 34);
  const width = context.measureText(text).width + 56;
  context.fillStyle = COLORS.nori;
  context.beginPath();
  context.roundRect(MARGIN, 70, width, 64, 32);
  context.fill();
  context.fillStyle = COLORS.paper;
  context.fillText(text, MARGIN + 28, 114);
}

function drawTitle(context: SKRSContext2D, title: string): void {
  const {size, lines} = layOut(context, title);
  setFont(context, size);
  context.fillStyle = COLORS.ink;
  const height = lines.length * size * LINE_HEIGHT;
  // Between the section's label above and the mark's name below.
  const top = 150 + (350 - height) / 2;
  for (const [index, line] of lines.entries()) {
    const y = top + (index + 0.78) * size * LINE_HEIGHT;
    context.fillText(line, MARGIN, y);
  }
}

/** The largest letters with which the title fits; what is too long even so ends in an ellipsis. */
function layOut(context: SKRSContext2D, title: string): {size: number; lines: string[]} {
  let smallest = {size: 0, lines: [title]};
  for (const {size, lines: most} of TITLE_SIZES) {
    setFont(context, size);
    const lines = breakLines(title, TITLE_WIDTH, (text) => context.measureText(text).width);
    if (lines.length <= most) return {size, lines};
    smallest = {size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1)}…`]};
  }
  return smallest;
}

function drawFoot(context: SKRSContext2D, {name, host}: Site): void {
  drawMark(context, {x: MARGIN - 4, y: 510, size: 70});
  setFont(context, 42);
  context.fillStyle = COLORS.ink;
  context.fillText(name, MARGIN + 84, 562);
  const start = MARGIN + 84 + context.measureText(name).width + 28;
  setFont(context, 26);
  context.fillStyle = COLORS.nori;
  context.fillText(host, start, 561);
}

const FACE = '@fontsource/m-plus-rounded-1c';
const WEIGHT = /-800-normal\.woff2$/u;

let families: string | undefined;

/**
 * The rounded face of the wordmark in its weight 800, as a CSS font family list. It comes in more
 * than a hundred parts, each with some of the characters: each part becomes a family of its own,
 * because the drawing library looks for a character in one file of a family only.
 * @throws Error when the package has no such parts
 */
function roundedFamilies(): string {
  families ??= registerParts();
  return families;
}

function registerParts(): string {
  const folder = path.join(path.dirname(require.resolve(`${FACE}/package.json`)), 'files');
  const parts = readdirSync(folder).filter((name) => WEIGHT.test(name));
  if (parts.length === 0) throw new Error(`${FACE} has no parts of weight 800 in ${folder}`);
  return parts
    .map((part, index) => {
      const family = `Rounded${index}`;
      GlobalFonts.registerFromPath(path.join(folder, part), family);
      return family;
    })
    .join(', ');
}
