import {INK_TOOLS, LIMITS, STAMP_IDS, type StampId} from './mark';

export const TOOLS = [...INK_TOOLS, 'laser'] as const;
export type Tool = (typeof TOOLS)[number];

/** Of the hand that draws. */
export interface Settings {
  readonly tool: Tool;
  readonly color: string;
  readonly width: number;
  /** Seconds; 0 keeps what is drawn. */
  readonly fade: number;
  readonly stamp: StampId;
  /** Whether fingers draw nothing once a pen was there. */
  readonly rejectsPalm: boolean;
  readonly isLeftHanded: boolean;
  /** Whether a single character is a shortcut (WCAG 2.2, 2.1.4). */
  readonly usesKeys: boolean;
  /** What stands for the game below the drawing, on the pad only. */
  readonly ground: Ground;
}

const GROUNDS = ['dark', 'light'] as const;
type Ground = (typeof GROUNDS)[number];

/** To be told apart on any game, and from each other also without red and green. */
export const COLORS = [
  {name: '白', value: '#ffffff'},
  {name: '黒', value: '#1b1b1b'},
  {name: '赤', value: '#ff4b4b'},
  {name: 'だいだい', value: '#ff9f1c'},
  {name: '黄', value: '#ffe14d'},
  {name: '緑', value: '#2fd07f'},
  {name: '水色', value: '#3dc7ff'},
  {name: '青', value: '#3b6bff'},
  {name: 'もも', value: '#ff7ac8'},
] as const;

export const DEFAULTS: Settings = {
  tool: 'pen',
  color: '#ff4b4b',
  width: 8,
  fade: 0,
  stamp: 'circle',
  rejectsPalm: true,
  isLeftHanded: false,
  usesKeys: true,
  ground: 'dark',
};

/** The widths through which `[` and `]` step. */
const WIDTHS = [2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 80] as const;

/** The next of the steps above or below a width. */
export function nextWidth(width: number, direction: 1 | -1): number {
  const found =
    direction === 1
      ? WIDTHS.find((one) => one > width)
      : [...WIDTHS].reverse().find((one) => one < width);
  return found ?? width;
}

/** Settings of an earlier visit; what cannot be read is as at first. */
export function readSettings(value: unknown): Settings {
  const from = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const {tool, color, width, fade, stamp, rejectsPalm, isLeftHanded, usesKeys, ground} = from;
  return {
    tool: TOOLS.find((one) => one === tool) ?? DEFAULTS.tool,
    color: isColor(color) ? color : DEFAULTS.color,
    width: inRange(width, LIMITS.width) ?? DEFAULTS.width,
    fade: inRange(fade, LIMITS.fade) ?? DEFAULTS.fade,
    stamp: STAMP_IDS.find((one) => one === stamp) ?? DEFAULTS.stamp,
    rejectsPalm: typeof rejectsPalm === 'boolean' ? rejectsPalm : DEFAULTS.rejectsPalm,
    isLeftHanded: typeof isLeftHanded === 'boolean' ? isLeftHanded : DEFAULTS.isLeftHanded,
    usesKeys: typeof usesKeys === 'boolean' ? usesKeys : DEFAULTS.usesKeys,
    ground: GROUNDS.find((one) => one === ground) ?? DEFAULTS.ground,
  };
}

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/u.test(value);

const inRange = (value: unknown, [least, most]: readonly [number, number]): number | undefined =>
  typeof value === 'number' && value >= least && value <= most ? value : undefined;
