import {zipSync} from 'fflate';

/** ZIP cannot say "no date"; its first day makes the same files the same archive. */
const FIXED_DATE = '1980-01-01T00:00:00';

/** An archive of the files by their names, without folders. */
export function toZip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  return Buffer.from(zipSync({...files}, {mtime: FIXED_DATE}));
}
