import {AudioSampleSink, type AudioSampleSource} from 'mediabunny';
import type {SourceSound} from '../input/frameSource';
import {throwIfCancelled} from '../model/failures';
import type {Edit} from '../model/edit';

/** Decodes the sound of a part of a source, from its first to its last sample within it, for an encoder. */
export async function feedAudio(
  {track, videoStart}: SourceSound,
  trim: Edit['trim'],
  into: AudioSampleSource,
  signal: AbortSignal,
): Promise<void> {
  const from = videoStart + (trim === null ? 0 : trim.startUs / 1e6);
  const to = trim === null ? Infinity : videoStart + trim.endUs / 1e6;
  for await (const whole of new AudioSampleSink(track).samples(from, to)) {
    try {
      throwIfCancelled(signal);
      const {timestamp, sampleRate, numberOfFrames} = whole;
      const first = Math.max(0, Math.round((from - timestamp) * sampleRate));
      const last = Math.min(numberOfFrames, Math.round((to - timestamp) * sampleRate));
      if (last <= first) continue;
      const part = whole.trim(first, last);
      part.setTimestamp(timestamp + first / sampleRate - from);
      await into.add(part);
      part.close();
    } finally {
      whole.close();
    }
  }
  into.close();
}
