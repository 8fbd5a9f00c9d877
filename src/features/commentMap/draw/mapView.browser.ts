import {html, svg} from '@site/src/browser/elements.browser';
import {prefectureOf, type PrefectureCode} from '../places/prefectures';
import type {Settings} from '../settings/settings';
import {layoutOf, moved, readShapes, type Point} from './geometry';
import {drawLabels} from './labels.browser';
import {labelPlaces} from './labels';
import {levelOf} from './levels';
import {colorAt, EMPTY_COLORS, stepsFor} from './palettes';
import {AREAS, standingsOf, type Standings} from './standings';

/** The map on a page. */
export interface MapView {
  readonly element: HTMLElement;
  /** Draws counts; the celebration comes when the goal was not reached before. */
  readonly update: (counts: ReadonlyMap<PrefectureCode, number>) => void;
  /** Shows that somebody voted. */
  readonly announce: (code: PrefectureCode, name: string) => void;
  /** What is said in place of the number of votes; undefined for that number. */
  readonly setNote: (note: string | undefined) => void;
  /** Draws by other settings; pins that fly are gone. */
  readonly setSettings: (settings: Settings) => void;
}

/** At most so many pins at once: a rush of votes must not cost frames. */
const MAX_PINS = 12;
const PIN_TIME = 2600;
const CHEER_TIME = 9000;

const NAME_LENGTH = 12;

/** Puts the map into an element, without any counts yet. */
function draw(element: HTMLElement, shapes: ReturnType<typeof readShapes>, settings: Settings) {
  const {title, plate, motion, inset, compact} = settings;
  const {viewBox, moves, frame} = layoutOf({inset, compact});
  const fields = new Map<PrefectureCode, SVGPathElement>();
  const labels = svg('g', {class: 'cmap-labels'});
  const pins = svg('g', {class: 'cmap-pins'});
  const land = svg('g', {class: 'cmap-land'});
  const centers = new Map<PrefectureCode, Point>();
  for (const {code, path, center} of shapes) {
    const move = moves.get(code);
    const field = svg('path', {d: path});
    if (move !== undefined) {
      field.setAttribute('transform', `translate(${move.x} ${move.y}) scale(${move.scale})`);
    }
    fields.set(code, field);
    centers.set(code, moved(center, move));
    land.append(field);
  }
  const box = frame === undefined ? [] : [svg('rect', {class: 'cmap-frame', rx: 6, ...frame})];
  const picture = svg('svg', {class: 'cmap-map', viewBox, role: 'img'}, ...box, land, labels, pins);
  const total = html('p', 'cmap-total');
  const goal = html('p', 'cmap-goal');
  const bar = html('span', 'cmap-goal-bar');
  const ranking = html('ol', 'cmap-ranking');
  const cheer = html('div', 'cmap-cheer');
  cheer.hidden = true;
  element.style.setProperty('--cmap-letters', String(lettersOf(title)));
  element.dataset['plate'] = plate;
  element.dataset['motion'] = motion;
  element.replaceChildren(
    picture,
    html('div', 'cmap-head', html('p', 'cmap-title', title), total),
    html('div', 'cmap-foot', goal, ranking),
    cheer,
  );
  const places = labelPlaces(AREAS[settings.mode], centers, settings);
  return {fields, centers, places, labels, pins, picture, total, goal, bar, ranking, cheer};
}

/** How wide a title is, in letters as wide as high: others are about 0.6 of that. At least one. */
function lettersOf(title: string): number {
  const widths = [...title].map((letter) => (/[ -~｡-ﾟ]/u.test(letter) ? 0.6 : 1));
  return Math.max(
    1,
    widths.reduce((sum, width) => sum + width, 0),
  );
}

type Parts = ReturnType<typeof draw>;

/** Colours the land by the votes. */
function paint(parts: Parts, {rows}: Standings, settings: Settings): void {
  const most = Math.max(1, ...rows.map(({count}) => count));
  const steps = stepsFor(settings.palette, settings.plate);
  for (const field of parts.fields.values()) {
    field.setAttribute('fill', EMPTY_COLORS[settings.plate]);
    field.removeAttribute('class');
  }
  for (const {codes, count} of rows) {
    const color = colorAt(steps, levelOf(count, most, settings.scale));
    for (const code of codes) {
      const field = parts.fields.get(code);
      field?.setAttribute('fill', color);
      field?.setAttribute('class', 'cmap-lit');
    }
  }
}

/** Writes the numbers, the names and what a screen reader says. */
function write(
  parts: Parts,
  standings: Standings,
  settings: Settings,
  note: string | undefined,
): void {
  const {rows, total, reached, goal} = standings;
  const unit = settings.mode === 'region' ? '地方' : '都道府県';
  parts.total.textContent = note ?? `${total}票`;
  parts.goal.hidden = !settings.goal;
  parts.bar.style.setProperty('--cmap-done', String(reached / goal));
  parts.goal.replaceChildren(`${unit}制覇 `, html('b', '', `${reached}/${goal}`), parts.bar);
  parts.ranking.replaceChildren(
    ...rows.slice(0, settings.ranking).map(({rank, names, count}) => {
      const place = html('span', 'cmap-rank', String(rank), html('i', 'cmap-unit', '位 '));
      const number = settings.counts
        ? [html('b', '', String(count), html('i', 'cmap-unit', '票'))]
        : [];
      return html('li', '', place, names[settings.language], ...number);
    }),
  );
  parts.picture.setAttribute('aria-label', describe(standings, unit));
  const counted = new Map(rows.map(({key, count}) => [key, count]));
  const named =
    settings.labels === 'all'
      ? AREAS[settings.mode].map((area) => ({...area, count: counted.get(area.key) ?? 0}))
      : rows;
  parts.labels.replaceChildren(...drawLabels(named, parts.places, settings));
}

function celebrate({cheer}: Parts, {mode}: Settings): void {
  const words = mode === 'region' ? '8地方制覇！' : '47都道府県制覇！';
  cheer.replaceChildren(
    html('p', '', words),
    ...Array.from({length: 24}, (_, i) => {
      const piece = html('i', '');
      piece.style.setProperty('--cmap-i', String(i));
      return piece;
    }),
  );
  cheer.hidden = false;
  window.setTimeout(() => {
    cheer.hidden = true;
  }, CHEER_TIME);
}

/** Drops a pin where somebody voted, with as much of the name as fits. */
function drop({centers, pins}: Parts, code: PrefectureCode, name: string): void {
  const center = centers.get(code);
  if (center === undefined || pins.childElementCount >= MAX_PINS) return;
  const words = [...name].slice(0, NAME_LENGTH).join('');
  const pin = svg(
    'g',
    {class: 'cmap-pin', transform: `translate(${center.x} ${center.y})`},
    svg(
      'g',
      {},
      svg('path', {d: 'M0 0C-3-7-7-9-7-14a7 7 0 0 1 14 0c0 5-4 7-7 14Z'}),
      svg('circle', {cy: -14, r: 2.6}),
      svg('text', {y: -24, 'font-size': 9}, words),
    ),
  );
  pins.append(pin);
  window.setTimeout(() => {
    pin.remove();
  }, PIN_TIME);
}

function pulse({fields, pins}: Parts, code: PrefectureCode): void {
  const field = fields.get(code);
  if (field === undefined) return;
  const ring = svg('path', {d: field.getAttribute('d') ?? '', class: 'cmap-pulse'});
  const transform = field.getAttribute('transform');
  if (transform !== null) ring.setAttribute('transform', transform);
  pins.before(ring);
  window.setTimeout(() => {
    ring.remove();
  }, PIN_TIME / 2);
}

/**
 * Makes the map.
 * @param map as `@svg-maps/japan` exports it
 */
export function createMapView(map: unknown, first: Settings): MapView {
  const shapes = readShapes(map);
  const element = html('div', 'cmap');
  let settings = first;
  let parts = draw(element, shapes, settings);
  let counts: ReadonlyMap<PrefectureCode, number> = new Map();
  let note: string | undefined;
  let hadGoal = true;

  const render = (): Standings => {
    const standings = standingsOf(counts, settings);
    paint(parts, standings, settings);
    write(parts, standings, settings, note);
    return standings;
  };

  render();
  return {
    element,
    update(next) {
      counts = next;
      const {reached, goal} = render();
      const hasGoal = reached === goal;
      if (hasGoal && !hadGoal && settings.goal) celebrate(parts, settings);
      hadGoal = hasGoal;
    },
    announce(code, name) {
      if (prefectureOf(code) === undefined || document.hidden) return;
      if (settings.pulse) pulse(parts, code);
      if (settings.pins) drop(parts, code, settings.names ? name : '');
    },
    setNote(next) {
      if (next === note) return;
      note = next;
      render();
    },
    setSettings(next) {
      settings = next;
      parts = draw(element, shapes, settings);
      hadGoal = true;
      render();
    },
  };
}

/** The map in words. */
function describe({rows, reached, goal}: Standings, unit: string): string {
  const first = rows.slice(0, 5).map(({names, count}) => `${names.ja}${count}票`);
  const leaders = first.length === 0 ? 'まだ票はありません' : `多い順に${first.join('、')}`;
  return `日本地図。${goal}${unit}のうち${reached}。${leaders}`;
}
