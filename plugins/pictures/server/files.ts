import path from 'node:path';
import {createCanvas, GlobalFonts, Path2D, SvgExportFlag} from '@napi-rs/canvas';
import {BRAND_COLORS} from '../../../config/brandColors';
import {SITE} from '../../../config/site';
import {KIT, KIT_IDS, KIT_ZIP, kitPng, kitSvg, type KitId} from '../shared/kit';
import {type Drawing, toIco, toPng, toSvg, toZip} from './formats';
import {
  icon,
  maskableIcon,
  touchIcon,
  COLOUR_ON_DARK,
  COLOUR_ON_LIGHT,
  markDrawing,
  ONE_INK_ON_DARK,
  ONE_INK_ON_LIGHT,
  smallMarkDrawing,
  wordmarkDrawing,
} from './mark';

/**
 * The web app manifest. Installed it keeps the buttons for back and reload: it is read like
 * a book, from page to page.
 * https://www.w3.org/TR/appmanifest/
 */
function manifest(baseUrl: string): string {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable'): object => ({
    src: `${baseUrl}img/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify(
    {
      id: baseUrl,
      name: `${SITE.name} - ${SITE.tagline}`,
      short_name: SITE.name,
      description: SITE.description,
      lang: 'ja',
      dir: 'ltr',
      start_url: baseUrl,
      scope: baseUrl,
      display: 'minimal-ui',
      background_color: BRAND_COLORS.paper,
      theme_color: BRAND_COLORS.nori,
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('maskable-512.png', 512, 'maskable'),
      ],
    },
    undefined,
    2,
  )}\n`;
}

/** A file below the root of the site, and how it is made. */
export type FileMaker = readonly [file: string, make: () => Promise<Buffer | string>];

export const wordmarkFont = (siteDir: string): string =>
  path.join(siteDir, 'static', 'fonts', 'rounded-wordmark.woff2');

const now = (text: string) => (): Promise<string> => Promise.resolve(text);

async function favicon(): Promise<Buffer> {
  const sizes = [
    [16, smallMarkDrawing()],
    [32, markDrawing(COLOUR_ON_LIGHT)],
    [48, markDrawing(COLOUR_ON_LIGHT)],
  ] as const;
  return toIco(
    await Promise.all(
      sizes.map(async ([size, drawing]) => ({size, png: await toPng(drawing, size)})),
    ),
  );
}

function kitFiles(siteDir: string): FileMaker[] {
  const name = outlineText(SITE.name, wordmarkFont(siteDir));
  const drawings: Record<KitId, Drawing> = {
    wordmark: wordmarkDrawing(name, COLOUR_ON_LIGHT, BRAND_COLORS.ink),
    'wordmark-dark': wordmarkDrawing(name, COLOUR_ON_DARK, BRAND_COLORS.paper),
    mark: markDrawing(COLOUR_ON_LIGHT),
    'mark-dark': markDrawing(COLOUR_ON_DARK),
    'mark-mono': markDrawing(ONE_INK_ON_LIGHT),
    'mark-mono-dark': markDrawing(ONE_INK_ON_DARK),
    icon: icon(),
  };
  return KIT_IDS.flatMap((id): FileMaker[] => [
    [kitSvg(id), now(toSvg(drawings[id], SITE.name))],
    ...KIT[id].widths.map((width): FileMaker => [
      kitPng(id, width),
      async () => toPng(drawings[id], width),
    ]),
  ]);
}

/** The files of the kit in one archive, made from the same makers. */
async function archive(files: readonly FileMaker[]): Promise<Buffer> {
  const entries = files.map(
    async ([name, make]) => [path.posix.basename(name), Buffer.from(await make())] as const,
  );
  return toZip(Object.fromEntries(await Promise.all(entries)));
}

/** Every file that this plugin adds to the site. */
export function brandFiles(siteDir: string, baseUrl: string): FileMaker[] {
  const kit = kitFiles(siteDir);
  return [
    // Browsers and feed readers ask for this path without being told.
    ['favicon.ico', favicon],
    ['site.webmanifest', now(manifest(baseUrl))],
    ['img/favicon.svg', now(toSvg(markDrawing(COLOUR_ON_LIGHT), SITE.name))],
    ['img/apple-touch-icon.png', async () => toPng(touchIcon(), 180)],
    ['img/icon-192.png', async () => toPng(icon(), 192)],
    ['img/icon-512.png', async () => toPng(icon(), 512)],
    ['img/maskable-512.png', async () => toPng(maskableIcon(), 512)],
    ...kit,
    [KIT_ZIP, async () => archive(kit)],
  ];
}

/** Size at which outlines are read, so that their coordinates need few decimals. */
const SIZE = 100;

export interface Outline {
  /** SVG path data whose upper left corner is at 0, 0. */
  readonly d: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The outlines of a text, so that a file needs no font. Skia writes them when it exports SVG.
 * @throws Error when the font cannot be read or gives no outlines
 */
export function outlineText(text: string, fontFile: string): Outline {
  const family = 'brand-assets';
  if (GlobalFonts.registerFromPath(fontFile, family) === null) {
    throw new Error(`${fontFile}: not a font`);
  }
  const canvas = createCanvas(SIZE * text.length * 2, SIZE * 2, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = `${SIZE}px "${family}"`;
  context.fillText(text, 0, SIZE);
  const svg = canvas.getContent().toString('utf8');
  const found = [...svg.matchAll(/ d="(?<d>[^"]+)"/gu)].map(({groups}) => groups?.['d'] ?? '');
  if (found.length === 0 || svg.includes('<text')) {
    throw new Error(`${fontFile}: no outlines for ${text}`);
  }
  const path = new Path2D(found.join(''));
  const [left, top, right, bottom] = path.computeTightBounds();
  const moved = path.transform({a: 1, b: 0, c: 0, d: 1, e: -left, f: -top});
  return {d: compact(moved.toSVGString()), width: right - left, height: bottom - top};
}

/** A hundredth of a unit is far below what the eye sees, and halves the file. */
function compact(d: string): string {
  return d.replace(/-?\d+\.\d+(?:e-?\d+)?/gu, (number) =>
    String(Math.round(Number(number) * 100) / 100),
  );
}
