import path from 'node:path';
import {BRAND_COLORS} from '../../../config/brandColors';
import {SITE} from '../../../config/site';
import {KIT, KIT_IDS, KIT_ZIP, kitPng, kitSvg, type KitId} from '../shared/kit';
import type {Drawing} from './drawing';
import {icon, maskableIcon, touchIcon} from './icon';
import {manifest} from './manifest';
import {
  COLOUR_ON_DARK,
  COLOUR_ON_LIGHT,
  markDrawing,
  ONE_INK_ON_DARK,
  ONE_INK_ON_LIGHT,
  smallMarkDrawing,
} from './mark';
import {outlineText} from './outlineText';
import {toIco} from './toIco';
import {toPng} from './toPng';
import {toSvg} from './toSvg';
import {toZip} from './toZip';
import {wordmarkDrawing} from './wordmark';

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
