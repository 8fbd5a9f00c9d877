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
