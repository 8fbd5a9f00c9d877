import {fromHexColor, toHexColor} from '@site/src/lib/hex';
import type {Settings} from '../settings/settings';

export type PaletteId = Settings['palette'];

/**
 * Five steps each, dark to light. Viridis, cividis and magma are those of matplotlib, made for readers
 * with any colour vision; the others change in lightness first. palettes.test.ts computes it.
 */
export const PALETTES: Readonly<
  Record<PaletteId, {readonly name: string; readonly steps: readonly string[]}>
> = {
  teal: {name: '若竹', steps: ['#15735c', '#1f9374', '#45b590', '#84d6b4', '#cdf4e2']},
  amber: {name: '琥珀', steps: ['#7a4200', '#a25f00', '#cb8211', '#eaad4a', '#fbe3ad']},
  indigo: {name: '藍', steps: ['#2f3f96', '#4a60bd', '#6f88dc', '#9fb4f0', '#dbe4ff']},
  viridis: {name: 'viridis', steps: ['#3b528b', '#2c728e', '#21a685', '#7ad151', '#fde725']},
  cividis: {name: 'cividis', steps: ['#4d566d', '#6f7073', '#958f78', '#c3b369', '#fee838']},
  magma: {name: 'magma', steps: ['#721f81', '#b5367a', '#ec5860', '#fc9f6f', '#fcfdbf']},
};

/** Of prefectures without votes, by the plate behind the map. */
export const EMPTY_COLORS: Readonly<Record<Settings['plate'], string>> = {
  none: '#333c3a',
  dark: '#333c3a',
  light: '#e4e2d8',
};

/** The steps as the plate needs them: the most votes stand out most. */
export function stepsFor(palette: PaletteId, plate: Settings['plate']): readonly string[] {
  const {steps} = PALETTES[palette];
  return plate === 'light' ? [...steps].reverse() : steps;
}

/**
 * The colour of a level between the steps.
 * @param level 0 (fewest votes) to 1
 */
export function colorAt(steps: readonly string[], level: number): string {
  const place = Math.min(Math.max(level, 0), 1) * (steps.length - 1);
  const low = Math.min(Math.floor(place), steps.length - 2);
  const [from, to] = [fromHexColor(steps[low] ?? ''), fromHexColor(steps[low + 1] ?? '')];
  const mix = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * (place - low);
  return toHexColor([mix(0), mix(1), mix(2)]);
}
