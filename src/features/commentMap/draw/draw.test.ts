import map from '@svg-maps/japan';
import {describe, expect, it} from 'vitest';
import {layoutOf, moved, readShapes} from './geometry';
import {DEFAULT_SETTINGS} from '../settings/settings';
import {labelPlaces, LABEL_SIZES} from './labels';
import {AREAS, standingsOf} from './standings';

describe('the shapes', () => {
  const shapes = readShapes(map);
  const at = (code: number) => shapes[code - 1]?.center ?? {x: 0, y: 0};

  it('are 47, each with its label inside of the map', () => {
    expect(shapes).toHaveLength(47);
    for (const {center} of shapes) {
      expect(center.x).toBeGreaterThan(0);
      expect(center.x).toBeLessThan(438);
      expect(center.y).toBeGreaterThan(0);
      expect(center.y).toBeLessThan(516);
    }
  });
  it('lie as they do on the earth', () => {
    // Hokkaido north of Aomori, Tokyo east of Kanagawa's west, Okinawa far in the south-west.
    expect(at(1).y).toBeLessThan(at(2).y);
    expect(at(13).x).toBeGreaterThan(at(22).x);
    expect(at(40).x).toBeLessThan(at(34).x);
    expect(at(47).y).toBeGreaterThan(at(46).y);
    // The main island of Tokyo, not its islands in the south.
    expect(at(13).y).toBeLessThan(265);
  });
  it('another map is refused', () => {
    expect(() => readShapes({locations: []})).toThrow('The map has no hokkaido');
  });
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('every label is seen with inset %s and compact %s', (inset, compact) => {
    const {viewBox, moves, frame} = layoutOf({inset, compact});
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    for (const {code, center} of shapes) {
      const {x, y} = moved(center, moves.get(code));
      expect([code, x > left && x < left + width && y > top && y < top + height]).toEqual([
        code,
        true,
      ]);
    }
    const okinawa = moved(at(47), moves.get(47));
    expect(frame === undefined || (okinawa.x > frame.x && okinawa.y < frame.y + frame.height)).toBe(
      true,
    );
  });
});

describe('standings', () => {
  const counts = new Map([
    [13, 5],
    [27, 5],
    [1, 2],
    [14, 1],
  ]);
  const rows = (mode: 'prefecture' | 'region', minimum: number) =>
    standingsOf(counts, {mode, minimum}).rows.map(({key, count, rank}) => [key, count, rank]);

  it('the most first, equal ones share a rank', () => {
    expect(rows('prefecture', 1)).toEqual([
      ['tokyo', 5, 1],
      ['osaka', 5, 1],
      ['hokkaido', 2, 3],
      ['kanagawa', 1, 4],
    ]);
  });
  it('too few are not shown, and are counted', () => {
    expect(standingsOf(counts, {mode: 'prefecture', minimum: 3})).toMatchObject({
      total: 13,
      reached: 2,
      goal: 47,
    });
  });
  it('regions have the votes of their prefectures', () => {
    expect(rows('region', 1)).toEqual([
      ['kanto', 6, 1],
      ['kinki', 5, 2],
      ['hokkaido', 2, 3],
    ]);
    expect(standingsOf(counts, {mode: 'region', minimum: 1}).goal).toBe(8);
  });
});

describe('labels', () => {
  const shapes = readShapes(map);

  it.each([
    ['prefecture', 'ja', 2],
    ['prefecture', 'kana', 4],
    ['prefecture', 'en', 6.4],
    ['region', 'ja', 4],
    ['region', 'en', 7],
  ] as const)('of every %s in %s cover no other and stay near', (mode, language, wide) => {
    const {moves} = layoutOf({inset: true, compact: false});
    const centers = new Map(shapes.map(({code, center}) => [code, moved(center, moves.get(code))]));
    const settings = {...DEFAULT_SETTINGS, mode, language};
    const size = LABEL_SIZES[mode];
    const places = [...labelPlaces(AREAS[mode], centers, settings).values()];
    expect(places).toHaveLength(AREAS[mode].length);
    const covered = places.flatMap((one, i) =>
      places
        .slice(i + 1)
        .filter(
          (other) => Math.abs(one.x - other.x) < size * 1.2 && Math.abs(one.y - other.y) < size * 2,
        ),
    );
    expect(covered).toEqual([]);
    for (const {x, y, leadTo} of places) {
      const away = leadTo === undefined ? 0 : Math.hypot(x - leadTo.x, y - leadTo.y);
      expect(away).toBeLessThan(size * wide);
    }
  });
});
