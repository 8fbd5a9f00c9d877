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
