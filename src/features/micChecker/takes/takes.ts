import {PROCESSING_NAMES, PROCESSINGS, type DeviceFacts} from '../settings/deviceFacts';

export const SLOTS = ['a', 'b'] as const;

export type Slot = (typeof SLOTS)[number];

export const SLOT_NAMES: Record<Slot, string> = {a: 'テイクA', b: 'テイクB'};

/** The longest take, in seconds. */
export const MAX_SECONDS = 60;

/** A recording that is kept until the page is closed. */
export interface Take {
  readonly slot: Slot;
  /** A WAV file. */
  readonly wav: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
  /** Highest magnitude of each part, from 0 to 1. */
  readonly envelope: Float32Array;
  /** How it was recorded, for people. */
  readonly how: string;
}

/** How a device's sound is processed, in a few words. */
export function processingWords({actual}: DeviceFacts): string {
  const on = PROCESSINGS.filter((one) => actual.processing[one] === true);
  return on.length === 0 ? '加工なし' : on.map((one) => PROCESSING_NAMES[one]).join('・');
}

/** The highest magnitude of each part of a recording, of all channels; `parts` values from 0 to 1. */
export function envelope(channels: readonly Float32Array[], parts: number): Float32Array {
  const peaks = new Float32Array(parts);
  for (const samples of channels) {
    for (let part = 0; part < parts; part += 1) {
      const from = Math.floor((part * samples.length) / parts);
      const to = Math.floor(((part + 1) * samples.length) / parts);
      let peak = peaks[part] ?? 0;
      for (let at = from; at < to; at += 1) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
      peaks[part] = Math.min(1, peak);
    }
  }
  return peaks;
}

/** `75.4` seconds as `1:15`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
