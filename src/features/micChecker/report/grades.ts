import {GRADES, type Grade} from './report';

/**
 * The grade of a value by the limits of A to D, in their order: the first limit that the value
 * reaches decides. `limits` fall when much is good (a distance), and rise when little is.
 */
export function gradeBy(value: number, limits: readonly [number, number, number, number]): Grade {
  const [a, , , d] = limits;
  const isMuchGood = a > d;
  const index = limits.findIndex((limit) => (isMuchGood ? value >= limit : value <= limit));
  return GRADES[index] ?? 'E';
}

/** The worse of two grades. */
export function worse(one: Grade, other: Grade): Grade {
  return one > other ? one : other;
}

/** The grade after a number of steps down. */
export function lower(grade: Grade, steps: number): Grade {
  return GRADES[Math.min(GRADES.indexOf(grade) + steps, GRADES.length - 1)] ?? 'E';
}

/** `-17.25` as `−17.3`: one decimal, the sign as a minus; whole numbers without decimals. */
export function formatNumber(value: number): string {
  if (value === -Infinity) return '−∞';
  if (value === Infinity) return '∞';
  const rounded = Math.round(value * 10) / 10;
  return String(Math.abs(rounded)).replace(/^/u, rounded < 0 ? '−' : '');
}
