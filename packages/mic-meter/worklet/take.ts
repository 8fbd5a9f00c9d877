/** Frames of a part that is sent. */
const PART = 8192;

/** Keeps samples and hands them on in parts, without loss. */
export interface Take {
  /** Adds blocks of one length, one for each channel. */
  readonly push: (blocks: readonly Float32Array[]) => void;
  /** Hands on the rest. */
  readonly end: () => void;
}

type Send = (channels: readonly Float32Array<ArrayBuffer>[], isLast: boolean) => void;

export function createTake(count: number, send: Send): Take {
  let parts = newParts(count);
  let filled = 0;
  return {
    push: (blocks) => {
      const length = blocks[0]?.length ?? 0;
      for (let start = 0; start < length;) {
        const end = Math.min(length, start + PART - filled);
        for (const [index, part] of parts.entries()) {
          part.set(blocks[index]?.subarray(start, end) ?? [], filled);
        }
        filled += end - start;
        start = end;
        if (filled < PART) continue;
        send(parts, false);
        parts = newParts(count);
        filled = 0;
      }
    },
    end: () => {
      send(
        parts.map((part) => part.slice(0, filled)),
        true,
      );
    },
  };
}

function newParts(count: number): Float32Array<ArrayBuffer>[] {
  return Array.from({length: count}, () => new Float32Array(PART));
}

/** Joins the parts of a take to the samples of each channel. */
export function joinTake(
  parts: readonly (readonly Float32Array<ArrayBuffer>[])[],
): readonly Float32Array<ArrayBuffer>[] {
  const length = parts.reduce((sum, [first]) => sum + (first?.length ?? 0), 0);
  return (parts[0] ?? []).map((_, channel) => {
    const samples = new Float32Array(length);
    let start = 0;
    for (const part of parts) {
      const block = part[channel] ?? new Float32Array(0);
      samples.set(block, start);
      start += block.length;
    }
    return samples;
  });
}
