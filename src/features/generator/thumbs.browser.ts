import {templatesFile} from '@site/plugins/overlays/client';

/**
 * The picture of a template as PNG, as zips hold it: the site has it as WebP.
 * @throws Error when it cannot be loaded or drawn
 */
export async function loadThumb(template: string): Promise<Uint8Array> {
  const facts = templatesFile.templates.find(({id}) => id === template);
  const answer = await fetch(facts?.thumb ?? '');
  if (!answer.ok) throw new Error(`No picture of ${template}: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const png = await canvas.convertToBlob({type: 'image/png'});
  return new Uint8Array(await png.arrayBuffer());
}
