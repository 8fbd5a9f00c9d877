/** The parts of gifenc that are used; the package has no types of its own. */
declare module 'gifenc' {
  type Palette = (readonly [red: number, green: number, blue: number])[];

  interface FrameOptions {
    /** A table of its own; the first frame's becomes that of the file. */
    readonly palette: Palette;
    /** In milliseconds; written in hundredths of a second. */
    readonly delay: number;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    /** 2 clears the frame before the next one. */
    readonly dispose: number;
    /** Of the first frame: 0 for ever, -1 once, otherwise how often again. */
    readonly repeat: number;
  }

  interface Encoder {
    readonly writeFrame: (
      index: Uint8Array,
      width: number,
      height: number,
      options: FrameOptions,
    ) => void;
    readonly finish: () => void;
    readonly bytes: () => Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColors: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
