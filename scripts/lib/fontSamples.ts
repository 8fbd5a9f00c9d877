import {readFile} from 'node:fs/promises';
import type {BundledFont} from '@komebiyori/overlays/css/bundledFonts';
import {sampleText} from '@komebiyori/overlays/css/fontSample';
import subsetFont from 'subset-font';

/** Where the samples of fonts lie, from the root; the site has them under the same name. */
export const SAMPLES_FOLDER = 'static/fonts/samples';

/** A family, in the first of its weights, with the letters of its sample alone: woff2. */
export async function makeFontSample({family, id, subset, weights}: BundledFont): Promise<Buffer> {
  const file = `${id}-${subset}-${weights[0] ?? 400}-normal.woff2`;
  const source = await readFile(require.resolve(`@fontsource/${id}/files/${file}`));
  return subsetFont(source, sampleText(family), {targetFormat: 'woff2'});
}
