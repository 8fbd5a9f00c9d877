import type {NewThing} from './thing';

/** Milliseconds of one step; all speeds are per step. */
export const STEP = 1000 / 60;

/** What those who put things on the stage may use. */
export interface Scene {
  /** 0 up to 1, from the seed. */
  readonly random: () => number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Speeds are meant for a stage of 1080 pixels; this fits them to its height. */
  readonly unit: number;
  readonly maxParticles: number;
  /** Puts something there when the step is done. */
  readonly add: (thing: NewThing) => void;
  /** The natural size of a picture in pixels; undefined when it could not be loaded. */
  readonly sizeOf: (name: string) => {readonly width: number; readonly height: number} | undefined;
}

/** How an item is fired. */
export interface Firing {
  readonly times: number;
  readonly calm: boolean;
  readonly emojis: readonly string[];
}

export const between = (scene: Scene, from: number, to: number): number =>
  from + (to - from) * scene.random();

export function pick<T>(scene: Scene, list: readonly [T, ...T[]]): T;
export function pick<T>(scene: Scene, list: readonly T[]): T | undefined;
export function pick<T>(scene: Scene, list: readonly T[]): T | undefined {
  return list[Math.floor(scene.random() * list.length)];
}

/** A place on the stage from a range in percent or pixels; the middle where there is no range. */
export function place(
  scene: Scene,
  positionType: string | undefined,
  range: readonly [number, number] | undefined,
  length: number,
): number {
  const [from, to] = range ?? (positionType === 'pixel' ? [length / 2, length / 2] : [50, 50]);
  const at = between(scene, from, to);
  return positionType === 'pixel' ? at : placeOfPercent(at, length);
}

/** Percent count from 1 to 100: 1 is the one edge, 50 the middle, 100 the other edge. */
export function placeOfPercent(percent: number, length: number): number {
  const share = percent <= 50 ? ((percent - 1) / 49) * 0.5 : 0.5 + ((percent - 50) / 50) * 0.5;
  return share * length;
}
