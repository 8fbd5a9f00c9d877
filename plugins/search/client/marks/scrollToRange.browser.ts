import {elementOf} from './reveal.browser';

/** Where in the window a place comes to stand, from its top. */
const TARGET = 0.3;
/** Room beside a place in a box that scrolls sideways, in pixels. */
const MARGIN = 24;

/**
 * Brings a place into view between the navbar and the bar at the bottom; nothing moves when it is.
 * @param covered how much of the window is covered at its bottom, in pixels
 */
export function scrollToRange(range: Range, covered: number, behavior: ScrollBehavior): void {
  scrollSideways(range);
  const {top, bottom} = range.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (top >= Math.max(0, navbar) && bottom <= window.innerHeight - covered) return;
  window.scrollTo({top: window.scrollY + top - window.innerHeight * TARGET, behavior});
}

/** Wide tables and code scroll inside of their own frame. */
function scrollSideways(range: Range): void {
  for (let box = elementOf(range); box !== null; box = box.parentElement) {
    if (box.scrollWidth <= box.clientWidth || !scrolls(box)) continue;
    const inside = range.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    if (inside.left < frame.left) box.scrollLeft += inside.left - frame.left - MARGIN;
    else if (inside.right > frame.right) box.scrollLeft += inside.right - frame.right + MARGIN;
  }
}

function scrolls(box: Element): boolean {
  return /auto|scroll/u.test(getComputedStyle(box).overflowX);
}

/** Whether a place comes after an element, or is inside of it. */
export function isFrom(range: Range, element: Element): boolean {
  return range.comparePoint(element, 0) <= 0;
}
