import {createRandom} from '@komebiyori/simulator/scenario';

/** Pictures that stand for a game behind an overlay, drawn from a seed. */
export type Backdrop = 'bright' | 'dark' | 'busy' | 'calm';

const SEED = 20_26;

/** A picture of a game as SVG, `width` × `height` pixels. */
export function drawBackdrop(kind: Backdrop, width: number, height: number): string {
  const inside = {bright, dark, busy, calm}[kind](width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}

const gradient = (id: string, ...colors: readonly string[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${colors
    .map((color, at) => `<stop offset="${at / (colors.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`;

const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" ${more}/>`;

const times = (count: number, draw: (at: number) => string): string =>
  Array.from({length: count}, (_, at) => draw(at)).join('');

/** A jumping game in the sun: pale sky, white clouds, grass and coins. */
function bright(w: number, h: number): string {
  const random = createRandom(SEED);
  const at = (from: number, to: number) => from + random.next() * (to - from);
  const cloud = () => {
    const [x, y, r] = [at(0, w), at(0, h * 0.5), at(18, 44)];
    return [0, 1.1, 2.1]
      .map((step) => circle(x + step * r, y - (step % 2) * 8, r, '#fff'))
      .join('');
  };
  return `<defs>${gradient('sky', '#7cc8ff', '#d6f1ff', '#fff6cf')}${gradient('grass', '#8be36b', '#3fae4a')}</defs>
${rect(0, 0, w, h, 'url(#sky)')}${times(7, cloud)}
${times(4, (i) => `<ellipse cx="${(i + 0.4) * (w / 3)}" cy="${h * 0.86}" rx="${w * 0.28}" ry="${h * 0.2}" fill="${i % 2 ? '#a8e08c' : '#c6efa3'}"/>`)}
${times(9, () => rect(at(0, w), at(h * 0.25, h * 0.75), at(70, 130), 26, '#d98d4f', 'rx="6" stroke="#fff2c9" stroke-width="4"'))}
${times(14, () => circle(at(0, w), at(h * 0.1, h * 0.8), 12, '#ffd83d', 'stroke="#fff" stroke-width="4"'))}
${rect(0, h * 0.86, w, h * 0.14, 'url(#grass)')}`;
}

/** A cave: nearly black, with torches and eyes. */
function dark(w: number, h: number): string {
  const random = createRandom(SEED + 1);
  const at = (from: number, to: number) => from + random.next() * (to - from);
  const torch = () => {
    const [x, y] = [at(0, w), at(h * 0.1, h * 0.8)];
    return `${circle(x, y, 90, 'url(#fire)')}${rect(x - 3, y, 6, 34, '#5a3a22')}${circle(x, y, 7, '#ffd27a')}`;
  };
  return `<defs>${gradient('cave', '#0b1020', '#1b1430', '#0d0a12')}<radialGradient id="fire"><stop stop-color="#ff9d3d" stop-opacity=".55"/><stop offset="1" stop-color="#ff9d3d" stop-opacity="0"/></radialGradient></defs>
${rect(0, 0, w, h, 'url(#cave)')}
${times(60, () => rect(at(0, w), at(0, h), at(30, 90), at(14, 36), '#ffffff', `opacity="${at(0.01, 0.05).toFixed(3)}" rx="4"`))}
${times(5, torch)}
${times(6, () => {
  const [x, y] = [at(0, w), at(0, h)];
  return circle(x, y, 4, '#ff3355') + circle(x + 14, y, 4, '#ff3355');
})}`;
}

/** A fight full of effects: hard edges in every colour and brightness, which no text likes. */
function busy(w: number, h: number): string {
  const random = createRandom(SEED + 2);
  const at = (from: number, to: number) => from + random.next() * (to - from);
  const colors = [
    '#ff3b6b',
    '#ffe14d',
    '#23d3ff',
    '#ffffff',
    '#12122b',
    '#7a3cff',
    '#2fe08a',
    '#ff8a1f',
  ];
  const shard = () => {
    const [x, y] = [at(0, w), at(0, h)];
    const points = times(
      3,
      () => `${(x + at(-90, 90)).toFixed(0)},${(y + at(-90, 90)).toFixed(0)} `,
    );
    return `<polygon points="${points}" fill="${random.pick(colors)}" opacity="${at(0.6, 1).toFixed(2)}"/>`;
  };
  const ray = () =>
    `<line x1="${at(0, w).toFixed(0)}" y1="0" x2="${at(0, w).toFixed(0)}" y2="${h}" stroke="${random.pick(colors)}" stroke-width="${at(1, 8).toFixed(1)}" opacity=".7"/>`;
  const area = (w * h) / 360_000;
  return `${rect(0, 0, w, h, '#4c5a78')}${times(Math.round(90 * area), shard)}${times(12, ray)}
${times(Math.round(60 * area), () => circle(at(0, w), at(0, h), at(3, 26), random.pick(colors)))}`;
}

/** A quiet landscape in the evening: for small pictures, in which the overlay is what counts. */
const calm = (w: number, h: number): string =>
  `<defs>${gradient('dusk', '#3a4f8f', '#8d6aa8', '#f0a58f')}</defs>
${rect(0, 0, w, h, 'url(#dusk)')}${circle(w * 0.8, h * 0.62, h * 0.13, '#ffe2b0')}
<path d="M0 ${h * 0.72} L${w * 0.25} ${h * 0.5} L${w * 0.45} ${h * 0.74} L${w * 0.7} ${h * 0.56} L${w} ${h * 0.78} V${h} H0Z" fill="#3c3468"/>
<path d="M0 ${h * 0.86} Q${w * 0.3} ${h * 0.74} ${w * 0.6} ${h * 0.88} T${w} ${h * 0.84} V${h} H0Z" fill="#252449"/>`;
