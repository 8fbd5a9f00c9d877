import {
  SIZE,
  MEDIUM,
  isFree,
  isShape,
  stampSize,
  widthAt,
  type Mark,
  type Point,
} from '../model/mark';
import {arrowHead, centreline, isEven, type Disc} from './centreline';
import {STAMPS} from './stamps';

type Ink = CanvasRenderingContext2D;

/** What the owner of a screen says by CSS about all marks. */
export interface Look {
  /** Times the width that the pad says. */
  readonly scale: number;
  /** Of the highlighter, from 0 to 1. */
  readonly highlighter: number;
  /** Round every line; 0 units wide for none. */
  readonly rim: {readonly width: number; readonly color: string};
}

export const PLAIN: Look = {
  scale: 1,
  highlighter: 0.4,
  rim: {width: 0, color: '#000000'},
};

/** Draws a mark in units of `SIZE`. */
export function paintMark(ink: Ink, mark: Mark, alpha: number, look: Look = PLAIN): void {
  const width = mark.width * look.scale;
  ink.save();
  ink.lineJoin = 'round';
  ink.lineCap = 'round';
  ink.globalAlpha = alpha * (mark.tool === 'highlighter' ? look.highlighter : 1);
  if (mark.tool === 'eraser') {
    ink.globalCompositeOperation = 'destination-out';
    ink.globalAlpha = 1;
  }
  const hasRim = look.rim.width > 0 && mark.tool !== 'eraser' && mark.tool !== 'highlighter';
  if (hasRim) paintBody(ink, mark, {width, more: look.rim.width * 2, color: look.rim.color});
  paintBody(ink, mark, {width, more: 0, color: mark.color});
  ink.restore();
}

interface Body {
  readonly width: number;
  /** Units that the line is wider than it says: a rim. */
  readonly more: number;
  readonly color: string;
}

function paintBody(ink: Ink, mark: Mark, body: Body): void {
  ink.strokeStyle = body.color;
  ink.fillStyle = body.color;
  if (mark.tool === 'stamp') paintStamp(ink, mark, body);
  else if (isShape(mark.tool)) paintShape(ink, mark, body);
  else if (isFree(mark.tool)) paintFree(ink, mark, body);
}

function paintFree(ink: Ink, {tool, points}: Mark, {width, more}: Body): void {
  if (tool === 'pen' && !isEven(points)) {
    ink.fill(brushPath(centreline(points, width).map((disc) => grown(disc, more / 2))));
    return;
  }
  ink.lineWidth = evenWidth(tool, points, width) + more;
  ink.stroke(linePath(points, 0, true));
}

/**
 * Draws what came to a line since it had so many points, as far as nothing that follows changes it:
 * the middle of its last two points.
 */
export function paintGrowth(ink: Ink, mark: Mark, before: number, scale: number): void {
  const from = Math.max(0, before - 1);
  paintPart(ink, mark, from, {scale, isEnd: false});
}

/** Draws what `paintGrowth` leaves out, which is another thing with each point. */
export function paintTip(ink: Ink, mark: Mark, scale: number): void {
  paintPart(ink, mark, Math.max(0, mark.points.length - 1), {scale, isEnd: true});
}

function paintPart(
  ink: Ink,
  {tool, color, points, width: told}: Mark,
  from: number,
  {scale, isEnd}: {readonly scale: number; readonly isEnd: boolean},
): void {
  const width = told * scale;
  ink.save();
  if (tool === 'eraser') ink.globalCompositeOperation = 'destination-out';
  ink.fillStyle = color;
  ink.strokeStyle = color;
  if (tool === 'pen' && !isEven(points)) {
    ink.fill(brushPath(centreline(points, width, {from, isEnd})));
  } else {
    ink.lineJoin = 'round';
    ink.lineCap = 'round';
    ink.lineWidth = evenWidth(tool, points, width);
    ink.stroke(linePath(points, from, isEnd));
  }
  ink.restore();
}

/** Highlighter and eraser are broad; neither asks for pressure. */
const evenWidth = (tool: Mark['tool'], [first]: readonly Point[], width: number): number =>
  tool === 'pen' ? widthAt(width, first?.pressure ?? MEDIUM) : width * 3;

const grown = (disc: Disc, by: number): Disc => ({...disc, radius: disc.radius + by});

/** A line through the middles of its points; a single point is a dot. */
function linePath(points: readonly Point[], from: number, isEnd: boolean): Path2D {
  const path = new Path2D();
  const start = points[from];
  const last = points.at(-1);
  if (start === undefined || last === undefined) return path;
  const before = points[from - 1] ?? start;
  path.moveTo((before.x + start.x) / 2, (before.y + start.y) / 2);
  for (let at = from; at < points.length - 1; at += 1) {
    const [point = start, next = last] = [points[at], points[at + 1]];
    path.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  }
  if (isEnd) path.lineTo(last.x, last.y + (points.length === 1 ? 0.01 : 0));
  return path;
}

/** Units by which a joint may be cut off on its outer side without being seen. */
const UNSEEN = 0.1;

/**
 * What lies between each two discs, and those at ends and bends. All parts turn the same way, so that
 * filled by the non-zero rule they are one area: nothing shows where they overlap, also when they fade.
 */
export function brushPath(discs: readonly Disc[]): Path2D {
  const path = new Path2D();
  let angle: number | undefined;
  discs.forEach((disc, at) => {
    const before = discs[at - 1];
    const length = before === undefined ? 0 : Math.hypot(disc.x - before.x, disc.y - before.y);
    if (before !== undefined && length > 0.01) {
      const next = Math.atan2(disc.y - before.y, disc.x - before.x);
      const turn = angle === undefined ? Math.PI : Math.abs(Math.sin((next - angle) / 2)) * 2;
      // The wedge between two edges that are turned against each other is r(1 − cos(θ/2)) deep.
      if ((before.radius * turn ** 2) / 8 > UNSEEN) addDisc(path, before);
      addBetween(path, before, disc, length);
      angle = next;
    }
    if (at === discs.length - 1) addDisc(path, disc);
  });
  return path;
}

function addDisc(path: Path2D, {x, y, radius}: Disc): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

function addBetween(path: Path2D, a: Disc, b: Disc, length: number): void {
  const [nx, ny] = [(a.y - b.y) / length, (b.x - a.x) / length];
  // From the left of a over the right of it: clockwise on a screen, as `arc` goes.
  path.moveTo(a.x - nx * a.radius, a.y - ny * a.radius);
  path.lineTo(b.x - nx * b.radius, b.y - ny * b.radius);
  path.lineTo(b.x + nx * b.radius, b.y + ny * b.radius);
  path.lineTo(a.x + nx * a.radius, a.y + ny * a.radius);
  path.closePath();
}

function paintShape(ink: Ink, {tool, points}: Mark, {width, more}: Body): void {
  const [from, to = from] = points;
  if (from === undefined || to === undefined) return;
  ink.lineWidth = width + more;
  const path = new Path2D();
  if (tool === 'rect') {
    path.rect(from.x, from.y, to.x - from.x, to.y - from.y);
  } else if (tool === 'ellipse') {
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    path.ellipse(x, y, Math.abs(to.x - x), Math.abs(to.y - y), 0, 0, 2 * Math.PI);
  } else {
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
    if (tool === 'arrow') {
      arrowHead(from, to, width).forEach(([x, y], at) => {
        if (at === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      });
    }
  }
  ink.stroke(path);
}

function paintStamp(ink: Ink, {stamp, points: [at]}: Mark, {width, more}: Body): void {
  if (stamp === undefined || at === undefined) return;
  const {path, line} = STAMPS[stamp];
  const size = stampSize(width);
  ink.save();
  ink.translate(at.x - size / 2, at.y - size / 2);
  ink.scale(size / 100, size / 100);
  const extra = (more * 100) / size;
  const shape = new Path2D(path);
  if (line === undefined) {
    ink.fill(shape);
    ink.lineWidth = extra;
    if (extra > 0) ink.stroke(shape);
  } else {
    ink.lineWidth = line + extra;
    ink.stroke(shape);
  }
  ink.restore();
}

/** @throws Error where there is no canvas */
export function inkOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('This browser cannot draw');
  return ink;
}

/** Gives a canvas so many pixels and the units of the picture; it is empty then. */
export function fitInk(ink: CanvasRenderingContext2D, width: number, height: number): void {
  const {canvas} = ink;
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  ink.setTransform(canvas.width / SIZE.width, 0, 0, canvas.height / SIZE.height, 0, 0);
}
