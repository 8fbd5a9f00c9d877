import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createCanvas, loadImage} from '@napi-rs/canvas';
import {THUMB} from '../shared/addresses';
import {drawBackdrop} from '../../../scripts/lib/overlayShots/backdrops';

/** Of 100; letters with hard edges look washed out below. */
const QUALITY = 82;

/**
 * The PNG of a template, committed because a build has no browser to draw it.
 * @throws Error when it was not drawn
 */
export async function readThumb(siteDir: string, id: string): Promise<Buffer> {
  return readPicture(path.join(siteDir, 'packages/overlays', 'templates', id, 'thumb.png'), id);
}

/** The PNG of the handwriting overlay, as above. */
export const readHandwritingThumb = (siteDir: string): Promise<Buffer> =>
  readPicture(path.join(siteDir, 'packages/overlays', 'handwriting', 'thumb.png'), 'handwriting');

function readPicture(file: string, id: string): Promise<Buffer> {
  return readFile(file).catch((cause: unknown) => {
    throw new Error(`${id} has no thumb.png: npx tsx scripts/drawTemplates.ts thumbs ${id}`, {
      cause,
    });
  });
}

/** A picture as WebP, a fifth of the PNG. */
export async function toWebp(picture: Buffer): Promise<Buffer> {
  const image = await loadImage(picture);
  const canvas = createCanvas(THUMB.width, THUMB.height);
  canvas.getContext('2d').drawImage(image, 0, 0, THUMB.width, THUMB.height);
  return canvas.encode('webp', QUALITY);
}

/** What stands for a game behind a template that is shown: as in the small pictures, SVG. */
export const drawStage = (): Buffer => Buffer.from(drawBackdrop('calm', THUMB.width, THUMB.height));
