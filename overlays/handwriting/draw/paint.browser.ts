import {isFree, isShape, stampSize, widthAt, type Mark, type Point} from '../model/mark';
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
  const [first] = points;
  if (first === undefined) return;
  if (tool === 'pen' && !isEven(points)) {
    ink.fill(discPath(centreline(points, width).map((disc) => grown(disc, more / 2))));
    return;
  }
  // The highlighter is broad; none of them asks for pressure.
  const even = tool === 'pen' ? widthAt(width, first.pressure) : width * 3;
  ink.lineWidth = even + more;
  ink.stroke(linePath(points));
}

const grown = (disc: Disc, by: number): Disc => ({...disc, radius: disc.radius + by});

/** A line through the middles of its points; a single point is a dot. */
function linePath(points: readonly Point[]): Path2D {
  const path = new Path2D();
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return path;
  path.moveTo(first.x, first.y);
  points.slice(0, -1).forEach((point, at) => {
    const next = points[at + 1] ?? point;
    path.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  });
  path.lineTo(last.x, last.y + (points.length === 1 ? 0.01 : 0));
  return path;
}

/**
 * Discs and what lies between each two. All parts turn the same way, so that filled by the non-zero
 * rule they are one area: nothing shows where they overlap, also when they fade.
 */
export function discPath(discs: readonly Disc[]): Path2D {
  const path = new Path2D();
  discs.forEach((disc, at) => {
    const {x, y, radius} = disc;
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, 2 * Math.PI);
    const before = discs[at - 1];
    if (before !== undefined) addBetween(path, before, disc);
  });
  return path;
}

function addBetween(path: Path2D, a: Disc, b: Disc): void {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 0.01) return;
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
