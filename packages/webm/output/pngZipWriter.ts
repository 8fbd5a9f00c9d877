import {Zip, ZipPassThrough} from 'fflate';
import type {ClipWriter} from './clipWriter';
import {encodePng} from './encodePng';

/** Writes a zip of numbered PNG files; they are compressed already and are stored as they are. */
export function pngZipWriter(): ClipWriter {
  const parts: BlobPart[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    failure ??= error;
    parts.push(data);
  });
  let frames = 0;
  return {
    async add(picture) {
      const png = await encodePng(picture);
      const entry = new ZipPassThrough(`frame_${String(++frames).padStart(5, '0')}.png`);
      zip.add(entry);
      entry.push(new Uint8Array(await png.arrayBuffer()), true);
    },
    finish() {
      zip.end();
      if (failure !== null) throw failure;
      return new Blob(parts, {type: 'application/zip'});
    },
  };
}
