import type {Thing} from '../sim/thing';
import type {Sprites} from './sprites.browser';

/** How the stage lies on the canvas, in pixels of the canvas. */
export interface View {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** Turned and scaled around a place of the stage. */
function put(
  context: CanvasRenderingContext2D,
  {scale, left, top}: View,
  [x, y]: readonly [number, number],
  angle: number,
  [across, down]: readonly [number, number],
): void {
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  context.setTransform(
    cos * across,
    sin * across,
    -sin * down,
    cos * down,
    left + x * scale,
    top + y * scale,
  );
}

const place: [number, number] = [0, 0];
const stretch: [number, number] = [1, 1];

function drawNoteThing(
  context: CanvasRenderingContext2D,
  thing: Thing,
  view: View,
  sprites: Sprites,
): void {
  const {look, show} = thing;
  if (look.kind !== 'note' || show === undefined) return;
  const sprite = sprites.note(look, view.scale);
  if (sprite === undefined) return;
  const {width, height, boxWidth, boxHeight} = sprite;
  // It turns around the middle of its box.
  place[0] += (0.5 - show.originX) * boxWidth;
  place[1] += (0.5 - show.originY) * boxHeight;
  stretch[0] = thing.scale;
  stretch[1] = thing.scale;
  put(context, view, place, thing.angle, stretch);
  context.drawImage(sprite.image, -width / 2, -height / 2, width, height);
}

function drawThing(
  context: CanvasRenderingContext2D,
  thing: Thing,
  view: View,
  sprites: Sprites,
  share: number,
): void {
  if (thing.age < 0 || thing.alpha <= 0.004) return;
  place[0] = thing.lastX + (thing.x - thing.lastX) * share;
  place[1] = thing.lastY + (thing.y - thing.lastY) * share;
  context.globalAlpha = thing.alpha;
  const {look} = thing;
  if (look.kind === 'note') {
    drawNoteThing(context, thing, view, sprites);
    return;
  }
  const {width, height} = thing;
  const large = view.scale * Math.max(1, Math.min(thing.scale, 2));
  const sprite = sprites.get(look, width * large, height * large, thing.flip < 0, thing.age);
  if (sprite === undefined) return;
  const wide = sprite.ratio === 0 ? width : height * sprite.ratio;
  stretch[0] = thing.scale;
  stretch[1] = thing.scale * Math.abs(thing.flip);
  put(context, view, place, thing.lastAngle + (thing.angle - thing.lastAngle) * share, stretch);
  context.drawImage(sprite.image, -wide / 2, -height / 2, wide, height);
}

/**
 * Draws the stage anew: what flies in the order of its age, notifiers above.
 * @param share 0 to 1, how far the time is between the last step and the next
 */
export function drawThings(
  context: CanvasRenderingContext2D,
  things: readonly Thing[],
  view: View,
  sprites: Sprites,
  share: number,
): void {
  const {width, height} = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.clearRect(0, 0, width, height);
  for (const thing of things) {
    if (thing.kind !== 'note') drawThing(context, thing, view, sprites, share);
  }
  for (const thing of things) {
    if (thing.kind === 'note') drawThing(context, thing, view, sprites, share);
  }
}
