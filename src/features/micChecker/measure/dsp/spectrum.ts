import FFT from 'fft.js';

/** What is used of fft.js, whose own types are `any`; both arrays interleave real and imaginary. */
interface Transform {
  readonly transform: (out: number[], data: number[]) => void;
  readonly createComplexArray: () => number[];
}

/** Power spectra of up to two real signals, with a Hann window. */
export interface Spectrum {
  /** Bins of a spectrum: half of the size, and one. */
  readonly bins: number;
  /** Adds samples; the last `size` of them are transformed. */
  readonly push: (channels: readonly Float64Array[], length: number) => void;
  /**
   * Writes the power of each bin into `power`, of two channels the larger: a full-scale sine in the
   * middle of a bin is 1.
   */
  readonly measure: (power: Float64Array) => void;
}

/** @param size of the transform, a power of two */
export function createSpectrum(size: number, channels: number): Spectrum {
  const transform = new FFT(size) as Transform;
  const [data, out] = [transform.createComplexArray(), transform.createComplexArray()];
  const window = Float64Array.from(
    {length: size},
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size),
  );
  // Every sample stands twice, so that the last ones are always in a row.
  const rings = Array.from({length: channels}, () => new Float64Array(2 * size));
  let next = 0;
  const [left = new Float64Array(2 * size), right] = rings;
  // Both channels go through one transform, as its real and its imaginary part.
  const fill = (): void => {
    for (let i = 0; i < size; i++) {
      const weight = window[i] ?? 0;
      data[2 * i] = (left[next + i] ?? 0) * weight;
      data[2 * i + 1] = right === undefined ? 0 : (right[next + i] ?? 0) * weight;
    }
  };
  const write = (ring: Float64Array, block: Float64Array | undefined, length: number): void => {
    for (let i = 0; i < length; i++) {
      const to = (next + i) % size;
      const sample = block?.[i] ?? 0;
      ring[to] = sample;
      ring[to + size] = sample;
    }
  };
  return {
    bins: size / 2 + 1,
    push: (blocks, length) => {
      for (const [channel, ring] of rings.entries()) write(ring, blocks[channel], length);
      next = (next + length) % size;
    },
    measure: (power) => {
      fill();
      transform.transform(out, data);
      separate(out, power, size);
    },
  };
}

/** |L|² or |R|², the larger, from the transform Z of L + iR: 2L = Z(k) + Z*(-k), 2iR = Z(k) - Z*(-k). */
function separate(z: readonly number[], power: Float64Array, size: number): void {
  // A Hann window passes half of the amplitude, and a sine has half of it at each of ±f.
  const scale = 1 / (size / 4) ** 2 / 4;
  for (let k = 0; k <= size / 2; k++) {
    const mirror = (size - k) % size;
    const re = z[2 * k] ?? 0;
    const im = z[2 * k + 1] ?? 0;
    const mirrorRe = z[2 * mirror] ?? 0;
    const mirrorIm = z[2 * mirror + 1] ?? 0;
    const left = (re + mirrorRe) ** 2 + (im - mirrorIm) ** 2;
    const right = (re - mirrorRe) ** 2 + (im + mirrorIm) ** 2;
    power[k] = Math.max(left, right) * scale;
  }
}
