import {fetchSiteFile} from '@komebiyori/lib/siteFile.browser';
import {templatesFile} from '@site/plugins/overlays/client';

/** Where the picture of a template is; empty for templates that the site does not have. */
export const thumbAddress = (template: string): string =>
  templatesFile.templates.find(({id}) => id === template)?.thumb ?? '';

/**
 * The picture of a template as PNG, as zips hold it: the site has it as WebP.
 * @throws Error when it cannot be loaded or drawn
 */
export async function loadThumb(template: string): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(new Blob([await fetchSiteFile(thumbAddress(template))]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const png = await canvas.convertToBlob({type: 'image/png'});
  return new Uint8Array(await png.arrayBuffer());
}
