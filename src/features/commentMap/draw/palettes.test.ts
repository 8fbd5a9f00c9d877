import {describe, expect, it} from 'vitest';
import {PALETTE_IDS} from '../settings/settings';
import {levelOf} from './levels';
import {colorAt, EMPTY_COLORS, PALETTES, stepsFor} from './palettes';

type Rgb = readonly [number, number, number];

/** Linear light of sRGB, IEC 61966-2-1. */
const linear = (color: string): Rgb => {
  const value = Number.parseInt(color.slice(1), 16);
  const one = (byte: number): number => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [one(value >> 16), one((value >> 8) & 255), one(value & 255)];
};

/** Machado, Oliveira and Fernandes (2009), severity 1.0, on linear light. */
const VISION: Record<string, readonly Rgb[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const seen = (color: string, matrix: readonly Rgb[]): number[] => {
  const light = linear(color);
  return matrix.map((row) =>
    Math.min(Math.max(row[0] * light[0] + row[1] * light[1] + row[2] * light[2], 0), 1),
  );
};

/** CIELAB lightness, 0 to 100 (CIE 15, D65). */
function lightness([r = 0, g = 0, b = 0]: readonly number[]): number {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
}

describe.each(PALETTE_IDS)('%s', (id) => {
  it.each(Object.entries(VISION))('goes from dark to light for %s vision', (_name, matrix) => {
    const steps = PALETTES[id].steps.map((color) => lightness(seen(color, matrix)));
    expect(steps).toHaveLength(5);
    steps.slice(1).forEach((step, i) => {
      expect(step - (steps[i] ?? 0)).toBeGreaterThan(7);
    });
  });
  it.each(Object.entries(VISION))('differs from no votes for %s vision', (_name, matrix) => {
    for (const plate of ['dark', 'light'] as const) {
      const [first = ''] = stepsFor(id, plate);
      const [fewest, none] = [first, EMPTY_COLORS[plate]].map((color) => seen(color, matrix));
      const difference = Math.hypot(...(fewest ?? []).map((one, i) => one - (none?.[i] ?? 0)));
      const step = Math.abs(lightness(fewest ?? []) - lightness(none ?? []));
      expect(step > 5 || difference > 0.05).toBe(true);
    }
  });
});

describe('colours between the steps', () => {
  it('are the steps at the steps', () => {
    const {steps} = PALETTES.viridis;
    expect([0, 0.25, 0.5, 0.75, 1].map((level) => colorAt(steps, level))).toEqual(steps);
    expect([-1, 2].map((level) => colorAt(steps, level))).toEqual([steps[0], steps[4]]);
    expect(colorAt(['#000000', '#204060'], 0.5)).toBe('#102030');
  });
});

describe('scales', () => {
  it.each([
    ['linear', [0, 1 / 99, 0.5, 1], [1, 2, 50.5, 100]],
    ['log', [0, 0.5, 1], [1, 10, 100]],
    ['steps', [0, 0.25, 0.25, 0.5, 0.75, 1], [1, 2, 4, 5, 10, 100]],
    ['off', [0.75, 0.75], [1, 100]],
  ] as const)('%s', (scale, levels, counts) => {
    counts.forEach((count, i) => {
      expect(levelOf(count, 100, scale)).toBeCloseTo(levels[i] ?? Number.NaN, 10);
    });
  });
  it('a single vote everywhere is the brightest', () => {
    expect([levelOf(1, 1, 'linear'), levelOf(1, 1, 'log')]).toEqual([1, 1]);
  });
});
