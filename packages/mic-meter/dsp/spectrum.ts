import FFT from 'fft.js';

/** What is used of fft.js, whose own types are `any`; both arrays interleave real and imaginary. */
interface Transform {
  readonly transform: (out: Float64Array, data: Float64Array) => void;
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
  const [data, out] = [new Float64Array(2 * size), new Float64Array(2 * size)];
  const window = Float64Array.from(
    {length: size},
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size),
  );
  // Every sample stands twice, so that the last ones are always in a row.
  const rings = Array.from({length: channels}, () => new Float64Array(2 * size));
  let next = 0;
  const put = (ring: Float64Array, samples: Float64Array, at: number): void => {
    ring.set(samples, at);
    ring.set(samples, at + size);
  };
  const write = (ring: Float64Array, block: Float64Array, length: number): void => {
    const first = Math.min(length, size - next);
    put(ring, block.subarray(0, first), next);
    if (first < length) put(ring, block.subarray(first, length), 0);
  };
  return {
    bins: size / 2 + 1,
    push: (blocks, length) => {
      for (const [channel, block] of blocks.entries()) {
        const ring = rings[channel];
        if (ring !== undefined) write(ring, block, length);
      }
      next = (next + length) % size;
    },
    measure: (power) => {
      // Both channels go through one transform, as its real and its imaginary part.
      for (const [channel, ring] of rings.entries()) {
        weigh(ring.subarray(next, next + size), window, data, channel);
      }
      transform.transform(out, data);
      separate(out, power, size);
    },
  };
}

/** Writes weighted samples into the real (0) or the imaginary (1) parts. */
function weigh(samples: Float64Array, window: Float64Array, to: Float64Array, part: number): void {
  for (let i = 0; i < samples.length; i++) to[2 * i + part] = (samples[i] ?? 0) * (window[i] ?? 0);
}

/** |L|² or |R|², the larger, from the transform Z of L + iR: 2L = Z(k) + Z*(-k), 2iR = Z(k) - Z*(-k). */
function separate(z: Float64Array, power: Float64Array, size: number): void {
  // A Hann window passes half of the amplitude, and a sine has half of it at each of ±f.
  const scale = 1 / (size / 4) ** 2 / 4;
  for (let k = 0; k <= size / 2; k++) {
    const mirror = k === 0 ? 0 : size - k;
    const re = z[2 * k] ?? 0;
    const im = z[2 * k + 1] ?? 0;
    const mirrorRe = z[2 * mirror] ?? 0;
    const mirrorIm = z[2 * mirror + 1] ?? 0;
    const left = (re + mirrorRe) ** 2 + (im - mirrorIm) ** 2;
    const right = (re - mirrorRe) ** 2 + (im + mirrorIm) ** 2;
    power[k] = (left > right ? left : right) * scale;
  }
}
