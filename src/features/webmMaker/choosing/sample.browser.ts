import {DEFAULT_OPEN} from '@komebiyori/webm/openOptions';
import {EYES_PATH, NORI_PATH, ONIGIRI_PATH, SMILE_PATH} from '@site/src/lib/markPaths';
import type {Chosen} from '../tool/phase';

/** A clip to try the tool with: on nothing, or on a green wall. */
export type Sample = 'stamp' | 'green';

const CELL = 240;
const COLUMNS = 6;
const ROWS = 4;
const FRAMES = COLUMNS * ROWS;
const FPS = 12;
const HEARTS = 5;
/** A heart of about 24 units around its middle. */
const HEART = 'M0 9C-13-1-9-12-3-9.500-1.500-9 0-6 0-6S1.500-9 3-9.500C9-12 13-1 0 9Z';

type Context = CanvasRenderingContext2D;

function heart(context: Context, at: number, offset: number, isSolid: boolean): void {
  const life = (at + offset) % 1;
  context.save();
  context.translate(40 + offset * 170 + 10 * Math.sin(life * 7), 210 - life * 180);
  const size = isSolid ? 1.8 * Math.sin(Math.PI * life) : 1 + life;
  context.scale(size, size);
  // Half transparent is what only real transparency can show; before a wall it would take its colour.
  context.globalAlpha = isSolid ? 1 : 0.85 * Math.sin(Math.PI * life);
  context.fillStyle = '#e8557f';
  context.fill(new Path2D(HEART));
  context.restore();
}

function onigiri(context: Context, at: number): void {
  const jump = Math.abs(Math.sin(Math.PI * at * 2));
  context.save();
  context.translate(CELL / 2, 200 - jump * 42);
  context.rotate(0.09 * Math.sin(Math.PI * 2 * at));
  context.scale(2.5 - jump * 0.12, 2.4 + jump * 0.14);
  context.translate(-32, -58);
  const parts = [
    ['#fffdf7', ONIGIRI_PATH],
    ['#1f3d36', NORI_PATH],
    ['#22201c', EYES_PATH],
  ] as const;
  for (const [color, path] of parts) {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  }
  context.strokeStyle = '#1f3d36';
  context.lineWidth = 2.4;
  context.lineJoin = 'round';
  context.stroke(new Path2D(ONIGIRI_PATH));
  context.lineWidth = 1.6;
  context.lineCap = 'round';
  context.stroke(new Path2D(SMILE_PATH));
  context.restore();
}

/** A lit cloth: not one green, but a few. */
function wall(context: Context): void {
  const light = context.createRadialGradient(90, 80, 10, 120, 120, 200);
  light.addColorStop(0, '#23c75a');
  light.addColorStop(1, '#0d9a3c');
  context.fillStyle = light;
  context.fillRect(0, 0, CELL, CELL);
}

function frame(context: Context, sample: Sample, index: number): void {
  context.save();
  context.translate((index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * CELL);
  context.beginPath();
  context.rect(0, 0, CELL, CELL);
  context.clip();
  if (sample === 'green') wall(context);
  const at = index / FRAMES;
  onigiri(context, at);
  for (let i = 0; i < HEARTS; i++) heart(context, at, i / HEARTS, sample === 'green');
  context.restore();
}

/** Draws a sample here and now, as a sprite sheet: nothing is loaded for it. */
export async function drawSample(sample: Sample): Promise<Chosen> {
  const canvas = document.createElement('canvas');
  canvas.width = CELL * COLUMNS;
  canvas.height = CELL * ROWS;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  for (let i = 0; i < FRAMES; i++) frame(context, sample, i);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The canvas gave no picture');
  const name = sample === 'stamp' ? '見本のスタンプ.png' : '見本のグリーンバック.png';
  const grid = {rows: ROWS, columns: COLUMNS, count: null};
  return {
    files: [new File([blob], name, {type: 'image/png'})],
    options: {...DEFAULT_OPEN, pictureFps: FPS, sprites: grid},
  };
}
