import type {Drawing, Group, Shape} from './drawing';

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '"': '&quot;'};
const escaped = (text: string): string => text.replace(/[&<"]/gu, (sign) => ESCAPES[sign] ?? sign);

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

function shapeTag({d, fill, stroke, width}: Shape): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${round(width ?? 1)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${d}" fill="${fill ?? 'none'}"${line}/>`;
}

function groupTag({x, y, scale, shapes}: Group): string {
  const tags = shapes.map(shapeTag).join('');
  if (x === 0 && y === 0 && scale === 1) return tags;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${tags}</g>`;
}

/** The drawing as an SVG file of paths only: no text, no script, no style element. */
export function toSvg({width, height, groups}: Drawing, name: string): string {
  const box = `0 0 ${round(width)} ${round(height)}`;
  // The size gives programs that import the file a start; the viewBox keeps it scalable.
  const size = `width="${round(width)}" height="${round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} role="img" aria-label="${escaped(name)}">${groups.map(groupTag).join('')}</svg>\n`;
}
