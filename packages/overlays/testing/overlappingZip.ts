import {strToU8} from 'fflate';

/** Where fields of a central directory header are (APPNOTE, 4.3.12). */
const HEADER = 46;

/**
 * A zip all of whose entries are one and the same place, stored as it is, of which each claims to be one
 * byte long: unpacked it takes its own size once for every name.
 */
export function overlappingZip(names: readonly string[], bytes: number): Uint8Array {
  const local = new Uint8Array(30);
  new DataView(local.buffer).setUint32(0, 0x04034b50, true);
  const directory = names.map((name) => {
    const text = strToU8(name);
    const header = new Uint8Array(HEADER + text.length);
    const view = new DataView(header.buffer);
    view.setUint32(0, 0x02014b50, true);
    view.setUint16(8, 0x800, true);
    view.setUint32(20, bytes, true);
    view.setUint32(24, 1, true);
    view.setUint16(28, text.length, true);
    header.set(text, HEADER);
    return header;
  });
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, names.length, true);
  view.setUint16(10, names.length, true);
  view.setUint32(12, size, true);
  view.setUint32(16, local.length + bytes, true);
  return Buffer.concat([local, new Uint8Array(bytes), ...directory, end]);
}
