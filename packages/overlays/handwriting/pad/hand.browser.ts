import {MEDIUM, SIZE, pointAt, type Point} from '../model/mark';
import type {Desk} from '../model/desk';
import {createPalmGuard} from '../model/palm';

/** What the pen turned round, or its eraser button, says in `buttons` (Pointer Events 3, 4.1.1). */
const ERASER_BUTTON = 32;

/**
 * Lets a mouse, a pen or a finger draw on an element that shows the picture. One pointer draws at a
 * time; a pen takes over from a finger, because that was the palm.
 */
export function watchHand(element: HTMLElement, desk: Desk): void {
  const guard = createPalmGuard();
  let active: {id: number; type: string} | undefined;

  element.addEventListener('pointerdown', (event) => {
    const {pointerId, pointerType, width, height, button, buttons} = event;
    const {rejectsPalm} = desk.settings();
    if (!guard.accepts({type: pointerType, size: Math.max(width, height), rejectsPalm})) return;
    const isTurned = (buttons & ERASER_BUTTON) !== 0;
    if (button !== 0 && !isTurned) return;
    if (active !== undefined) {
      if (pointerType !== 'pen' || active.type === 'pen') return;
      desk.cancel();
    }
    event.preventDefault();
    active = {id: pointerId, type: pointerType};
    element.setPointerCapture(pointerId);
    const [point] = pointsOf(element, [event]);
    if (point !== undefined) desk.down(point, Date.now(), isTurned ? 'eraser' : undefined);
  });
  element.addEventListener('pointermove', (event) => {
    if (event.pointerId !== active?.id) return;
    // A browser may hand on several places of the pen at once.
    const all = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
    const points = pointsOf(element, all.length > 0 ? all : [event]);
    desk.move(points, Date.now(), event.shiftKey);
  });
  element.addEventListener('pointerup', ({pointerId}) => {
    if (pointerId !== active?.id) return;
    active = undefined;
    desk.up(Date.now());
  });
  element.addEventListener('pointercancel', ({pointerId}) => {
    if (pointerId !== active?.id) return;
    active = undefined;
    desk.cancel();
  });
  element.addEventListener('contextmenu', (event) => {
    event.preventDefault();
  });
}

function pointsOf(element: HTMLElement, events: readonly PointerEvent[]): Point[] {
  const box = element.getBoundingClientRect();
  return events.map(({clientX, clientY, pointerType, pressure}) =>
    pointAt(
      ((clientX - box.left) / box.width) * SIZE.width,
      ((clientY - box.top) / box.height) * SIZE.height,
      // Mice have 0.5 by definition; some touch screens report 0 or 1 for want of a sensor.
      pointerType === 'pen' ? pressure * 255 : MEDIUM,
    ),
  );
}
