import {darken, lighten} from './tones';
import type {Shape} from '../sim/look';

type Context = CanvasRenderingContext2D;

/** A star with five points around the middle, from the top. */
function starPath(context: Context, radius: number, inner: number, points: number): void {
  context.beginPath();
  for (let i = 0; i < points * 2; i += 1) {
    const reach = i % 2 === 0 ? radius : radius * inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.closePath();
}

function heartPath(context: Context, radius: number): void {
  const r = radius;
  context.beginPath();
  context.moveTo(0, r * 0.9);
  context.bezierCurveTo(-r * 1.5, -r * 0.15, -r * 0.75, -r * 1.15, 0, -r * 0.38);
  context.bezierCurveTo(r * 0.75, -r * 1.15, r * 1.5, -r * 0.15, 0, r * 0.9);
  context.closePath();
}

/** Light from the upper left. */
function shine(context: Context, radius: number, color: string): CanvasGradient {
  const light = context.createRadialGradient(
    -radius * 0.35,
    -radius * 0.4,
    radius * 0.08,
    0,
    0,
    radius * 1.15,
  );
  light.addColorStop(0, lighten(color, 0.62));
  light.addColorStop(0.42, color);
  light.addColorStop(1, darken(color, 0.24));
  return light;
}

function sheen(context: Context, height: number, color: string): CanvasGradient {
  const light = context.createLinearGradient(0, -height / 2, 0, height / 2);
  light.addColorStop(0, lighten(color, 0.3));
  light.addColorStop(1, darken(color, 0.1));
  return light;
}

/** A curled paper streamer, its turns lit from the front and dark at the back. */
function drawRibbon(context: Context, width: number, height: number, color: string): void {
  const turns = 3;
  const steps = 48;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = width * 0.3;
  for (let i = 0; i < steps; i += 1) {
    const at = (share: number): readonly [number, number] => [
      Math.sin(share * Math.PI * 2 * turns) * width * 0.33,
      (share - 0.5) * height * 0.86,
    ];
    const facing = Math.cos((i / steps) * Math.PI * 2 * turns);
    context.strokeStyle = facing > 0 ? lighten(color, facing * 0.32) : darken(color, -facing * 0.3);
    context.beginPath();
    context.moveTo(...at(i / steps));
    context.lineTo(...at((i + 1) / steps));
    context.stroke();
  }
}

/** A flash where something has hit. */
function drawSpark(context: Context, radius: number, color: string): void {
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, radius);
  glow.addColorStop(0, '#ffffff');
  glow.addColorStop(0.35, color);
  glow.addColorStop(1, '#ffb02e00');
  starPath(context, radius, 0.42, 9);
  context.fillStyle = glow;
  context.fill();
}

function drawRound(context: Context, radius: number, color: string, isBall: boolean): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fillStyle = isBall ? shine(context, radius, color) : sheen(context, radius * 2, color);
  context.fill();
  if (!isBall) return;
  context.beginPath();
  context.ellipse(
    -radius * 0.36,
    -radius * 0.46,
    radius * 0.26,
    radius * 0.15,
    -0.7,
    0,
    Math.PI * 2,
  );
  context.fillStyle = '#ffffffb3';
  context.fill();
}

function drawBox(
  context: Context,
  width: number,
  height: number,
  color: string,
  round: number,
): void {
  context.beginPath();
  context.roundRect(-width / 2, -height / 2, width, height, Math.min(width, height) * round);
  context.fillStyle = sheen(context, height, color);
  context.fill();
}

/**
 * Draws one of our own shapes around the origin, so that nothing depends on a font or a file.
 * @param width pixels
 * @param height pixels
 */
export function drawShape(
  context: Context,
  shape: Shape,
  color: string,
  width: number,
  height: number,
): void {
  const radius = Math.min(width, height) / 2;
  switch (shape) {
    case 'square':
      drawBox(context, width * 0.98, height * 0.98, color, 0.08);
      break;
    case 'block':
      drawBox(context, width, height, color, 0.16);
      break;
    case 'circle':
    case 'ball':
      drawRound(context, radius * 0.98, color, shape === 'ball');
      break;
    case 'ring':
      context.beginPath();
      context.arc(0, 0, radius * 0.76, 0, Math.PI * 2);
      context.lineWidth = radius * 0.4;
      context.strokeStyle = sheen(context, radius * 2, color);
      context.stroke();
      break;
    case 'star':
      starPath(context, radius * 0.94, 0.5, 5);
      context.lineJoin = 'round';
      context.lineWidth = radius * 0.14;
      context.fillStyle = shine(context, radius, color);
      context.strokeStyle = context.fillStyle;
      context.fill();
      context.stroke();
      break;
    case 'heart':
      heartPath(context, radius);
      context.fillStyle = shine(context, radius, color);
      context.fill();
      break;
    case 'ribbon':
      drawRibbon(context, width, height, color);
      break;
    case 'spark':
      drawSpark(context, radius, color);
      break;
  }
}
