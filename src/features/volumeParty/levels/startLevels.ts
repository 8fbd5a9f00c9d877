import type {Report} from './protocol';

/**
 * Measures `source` in an audio worklet; nothing of it is heard. The answer ends that. Rejects when
 * the worklet cannot be loaded.
 */
export type StartLevels = (
  context: AudioContext,
  source: AudioNode,
  onTold: (told: Report) => void,
) => Promise<() => void>;
