import type {OpenedSource} from '../engine/protocol';

/** A source as the engine would tell of it: a GIF of ten frames in a second. */
export const fakeSource = (rest: Partial<OpenedSource> = {}): OpenedSource => ({
  kind: 'animation',
  format: 'GIF',
  name: 'cat.gif',
  width: 100,
  height: 50,
  times: Array.from({length: 10}, (_, i) => i * 100_000),
  durationUs: 1_000_000,
  audio: null,
  alpha: true,
  notices: [],
  sourceBytes: 1000,
  ...rest,
});
