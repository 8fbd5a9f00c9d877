import {chunk} from '../output/encodePng';
import {PNG_SIGNATURE, pngChunks} from './pngChunks';

/** A frame of an APNG (PNG 3rd edition, 11.3.6.2). */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In microseconds; 0 for as short as can be. */
  readonly delayUs: number;
  /** What becomes of its place before the next one. */
  readonly dispose: number;
  readonly blend: number;
  /** The frame as a file of its own. */
  readonly png: () => Uint8Array<ArrayBuffer>;
}

export const DISPOSE_BACKGROUND = 1;
export const DISPOSE_PREVIOUS = 2;
export const BLEND_OVER = 1;

/** A frame while its data is read. */
interface Found {
  readonly control: DataView;
  readonly parts: Uint8Array<ArrayBuffer>[];
}

/**
 * The frames of an APNG; undefined when one lies outside of the picture. The picture that programs show
 * which know no animation is none of them where it stands before the first. Of a file that is cut short
 * the last frame is left out, which may be a part of one.
 */
export function readApng(bytes: Uint8Array<ArrayBuffer>): readonly Frame[] | undefined {
  let header = new Uint8Array();
  /** What all frames need to be decoded. */
  const shared: Uint8Array<ArrayBuffer>[] = [];
  const found: Found[] = [];
  let isWhole = false;
  for (const {type, data} of pngChunks(bytes)) {
    if (type === 'IHDR') header = data;
    if (type === 'PLTE' || type === 'tRNS') shared.push(chunk(type, data));
    if (type === 'fcTL' && data.length >= 26)
      found.push({control: new DataView(data.buffer, data.byteOffset, 26), parts: []});
    if (type === 'IDAT') found.at(-1)?.parts.push(data);
    // The number of its place stands before the data (PNG 3rd edition, 11.3.6.3).
    if (type === 'fdAT') found.at(-1)?.parts.push(data.subarray(4));
    isWhole ||= type === 'IEND';
  }
  const size = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height] = [size.getUint32(0), size.getUint32(4)];
  const frames = found
    .filter(({parts}, i) => parts.length > 0 && (isWhole || i === 0 || i < found.length - 1))
    .map((one) => frameOf(one, header, shared));
  const fits = frames.every((one) => one.x + one.width <= width && one.y + one.height <= height);
  return fits ? frames : undefined;
}

function frameOf(
  {control, parts}: Found,
  header: Uint8Array,
  shared: readonly Uint8Array<ArrayBuffer>[],
): Frame {
  const [width, height] = [control.getUint32(4), control.getUint32(8)];
  return {
    ...{width, height, x: control.getUint32(12), y: control.getUint32(16)},
    // A denominator of 0 stands for 100.
    delayUs: Math.round((control.getUint16(20) * 1e6) / (control.getUint16(22) || 100)),
    dispose: control.getUint8(24),
    blend: control.getUint8(25),
    png() {
      const own = Uint8Array.from(header);
      new DataView(own.buffer).setUint32(0, width);
      new DataView(own.buffer).setUint32(4, height);
      return joined([
        PNG_SIGNATURE,
        chunk('IHDR', own),
        ...shared,
        ...parts.map((part) => chunk('IDAT', part)),
        chunk('IEND', new Uint8Array()),
      ]);
    },
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
