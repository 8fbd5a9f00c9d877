import {spawnSync} from 'node:child_process';
import {requireFfmpeg} from '@site/scripts/lib/ffmpeg';
import {emptyWav, WAV_HEADER} from '../../takes/wav';
import type {Signal} from './signals';

/** What FFmpeg measures of a file. */
export interface EbuR128 {
  /** LUFS, with one decimal. */
  readonly integrated: number;
  /** LU. */
  readonly range: number;
  /** dBTP; of two channels the higher one. */
  readonly truePeak: number;
}

/** Measures a signal with FFmpeg's `ebur128` filter; throws when FFmpeg is missing or fails. */
export function ebuR128(signal: Signal, sampleRate: number): EbuR128 {
  const {status, stderr} = spawnSync(
    requireFfmpeg(),
    ['-hide_banner', '-nostats', '-i', 'pipe:0', '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    {input: encodeWav(signal, sampleRate), maxBuffer: 2 ** 26, encoding: 'utf8'},
  );
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr.slice(-500)}`);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  return {
    integrated: figure(summary, /\bI:\s*(?<figure>-?[\d.]+) LUFS/u),
    range: figure(summary, /\bLRA:\s*(?<figure>-?[\d.]+) LU/u),
    truePeak: figure(summary, /\bPeak:\s*(?<figure>-?[\d.]+) dBFS/u),
  };
}

function figure(summary: string, pattern: RegExp): number {
  const found = pattern.exec(summary)?.groups?.['figure'];
  if (found === undefined) throw new Error(`ffmpeg said otherwise than expected: ${summary}`);
  return Number(found);
}

const BYTES = 4;

/** A WAV file of 32-bit floats, so that nothing is rounded on the way to another program. */
function encodeWav(signal: Signal, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = emptyWav(signal[0]?.length ?? 0, {
    format: 3,
    channels: signal.length,
    sampleRate,
    bytesPerSample: BYTES,
  });
  const view = new DataView(bytes.buffer);
  for (const [channel, samples] of signal.entries()) {
    for (const [i, sample] of samples.entries()) {
      view.setFloat32(WAV_HEADER + (i * signal.length + channel) * BYTES, sample, true);
    }
  }
  return bytes;
}
