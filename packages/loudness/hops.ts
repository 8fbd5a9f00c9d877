/** The parts into which a signal is cut: 10 ms, whatever blocks it comes in. */
export interface Hops {
  /** In frames. */
  readonly length: number;
  /** Adds blocks of one length, and calls for each hop that is whole. */
  readonly push: (channels: readonly Float32Array[], onHop: () => void) => void;
  /** The whole hop, for each channel. */
  readonly current: readonly Float64Array[];
}

/** Hops a second. */
export const HOP_RATE = 100;

/** Frames of a hop at a sample rate in Hz. */
function hopLength(sampleRate: number): number {
  return Math.round(sampleRate / HOP_RATE);
}

/** A channel that is missing in a block is silent there. */
export function createHops(sampleRate: number, channels: number): Hops {
  const length = hopLength(sampleRate);
  const current = Array.from({length: channels}, () => new Float64Array(length));
  let filled = 0;
  const copy = (blocks: readonly Float32Array[], start: number, count: number): void => {
    for (const [index, hop] of current.entries()) {
      const block = blocks[index];
      if (block === undefined) hop.fill(0, filled, filled + count);
      else for (let i = 0; i < count; i++) hop[filled + i] = block[start + i] ?? 0;
    }
  };
  return {
    length,
    current,
    push: (blocks, onHop) => {
      const frames = blocks[0]?.length ?? 0;
      for (let start = 0; start < frames;) {
        const count = Math.min(length - filled, frames - start);
        copy(blocks, start, count);
        filled += count;
        start += count;
        if (filled < length) continue;
        onHop();
        filled = 0;
      }
    },
  };
}
