import {rule, type Declarations, type Rule} from '../css/rule';

/** Where the tail of a balloon points. */
export const TAILS = {none: 'なし', left: '左', right: '右', bottom: '下'} as const;

interface Tail {
  readonly tail: keyof typeof TAILS;
  /** In pixels. */
  readonly tailSize: number;
  readonly borderWidth: number;
  readonly borderColor: string;
  readonly radius: number;
}

/** The tail as a clipped square beside the box: nothing overlaps, so both may be translucent. */
const SIDES = {
  left: {margin: 'margin-left', shape: 'polygon(100% 0, 100% 75%, 0 20%)'},
  right: {margin: 'margin-right', shape: 'polygon(0 0, 0 75%, 100% 20%)'},
  bottom: {margin: 'margin-bottom', shape: 'polygon(0 0, 75% 0, 20% 100%)'},
} as const;

/** A tail at a box, with the room it needs. Templates draw it otherwise through `--ov-tail-shape`. */
export function tail(selector: string, options: Tail): Rule[] {
  const {tail: side, tailSize: size, borderWidth, borderColor} = options;
  if (side === 'none') return [];
  const {margin, shape} = SIDES[side];
  return [
    rule(selector, {[margin]: `${size}px`}),
    rule(`${selector}::before`, {
      position: 'absolute',
      ...place(side, options),
      width: `${size}px`,
      height: `${size}px`,
      'background-color': borderWidth > 0 ? borderColor : 'var(--lcv-background-color)',
      'clip-path': `var(--ov-tail-shape, ${shape})`,
      content: "''",
    }),
  ];
}

/** Beside the frame, and below the rounding of the corner. */
function place(side: keyof typeof SIDES, {borderWidth, radius}: Tail): Declarations {
  const outside = `calc(100% + ${borderWidth}px)`;
  const along = `${Math.min(Math.max(radius, 8), 20)}px`;
  if (side === 'left') return {top: along, right: outside};
  if (side === 'right') return {top: along, left: outside};
  return {top: outside, left: along};
}
