import type {Shape} from '../sim/look';
import {drawShape} from './shapes.browser';

const FONTS =
  '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Hiragino Sans", "Noto Sans JP", sans-serif';
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

let isColored: boolean | undefined;

/** Whether the machine draws emoji in colour; asked once. */
function hasEmojiFont(): boolean {
  if (isColored !== undefined) return isColored;
  const canvas = document.createElement('canvas');
  canvas.width = 24;
  canvas.height = 24;
  const context = canvas.getContext('2d', {willReadFrequently: true});
  if (context === null) return true;
  context.font = `20px ${FONTS}`;
  context.textBaseline = 'top';
  context.fillStyle = '#000000';
  context.fillText('😀', 0, 0);
  const {data} = context.getImageData(0, 0, 24, 24);
  isColored = data.some((value, i) => i % 4 !== 3 && value > 40);
  return isColored;
}

/** What stands for an emoji where there is no font for it. */
const STAND_INS: readonly (readonly [RegExp, Shape, string])[] = [
  [/[❤💓💔💕💖💗💘💙💚💛💜💝💞💟🧡🖤🤍🤎]/u, 'heart', '#ff4f7b'],
  [/[⭐🌟✨💫🌠]/u, 'star', '#ffc93b'],
  [/[🎉🎊🎀]/u, 'ribbon', '#ff4f7b'],
  [/[👏🙌👍]/u, 'spark', '#ffd93b'],
  [/[🍅🍎🔴🎈]/u, 'ball', '#f0483e'],
  [/[🌸💮🌺🌷]/u, 'heart', '#ff9ecb'],
];

function drawStandIn(context: CanvasRenderingContext2D, text: string, size: number): void {
  const found = STAND_INS.find(([pattern]) => pattern.test(text));
  const [, shape, color] = found ?? [EMOJI, 'star' as const, '#ffc93b'];
  drawShape(context, shape, color, size, size);
}

const fontOf = (size: number): string => `700 ${size}px ${FONTS}`;

/** How wide a text is against the height of its line; 1 for one emoji. */
export function glyphRatio(context: CanvasRenderingContext2D, text: string): number {
  if (EMOJI.test(text) && !hasEmojiFont()) return 1;
  context.font = fontOf(100);
  return Math.max(1, context.measureText(text).width / 124);
}

/** Draws an emoji or a short text around the origin, as high as `size`. */
export function drawGlyph(context: CanvasRenderingContext2D, text: string, size: number): void {
  const isEmoji = EMOJI.test(text);
  if (isEmoji && !hasEmojiFont()) {
    drawStandIn(context, text, size * 0.9);
    return;
  }
  context.font = fontOf(size * 0.78);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const {actualBoundingBoxAscent: up, actualBoundingBoxDescent: down} = context.measureText(text);
  const y = (up - down) / 2;
  if (!isEmoji) {
    // Readable on bright and on dark games alike.
    context.lineJoin = 'round';
    context.lineWidth = size * 0.12;
    context.strokeStyle = '#1b1b2f';
    context.strokeText(text, 0, y);
  }
  context.fillStyle = '#ffffff';
  context.fillText(text, 0, y);
}
