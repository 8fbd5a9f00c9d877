import type {Report} from './protocol';

/**
 * Measures `source` in an audio worklet; nothing of it is heard. Returns a function that ends it. Rejects when
 * the worklet cannot be loaded.
 */
export type StartLevels = (
  context: AudioContext,
  source: AudioNode,
  onTold: (told: Report) => void,
) => Promise<() => void>;
