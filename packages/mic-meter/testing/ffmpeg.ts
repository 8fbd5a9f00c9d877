import {spawnSync} from 'node:child_process';
import {requireFfmpeg} from '../../../scripts/lib/programs';
import {speechLike, stereo, tone, whiteNoise, type Signal} from './signals';

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
    [
      ...[
        '-hide_banner',
        '-nostats',
        '-f',
        'f32le',
        '-ar',
        `${sampleRate}`,
        '-ac',
        `${signal.length}`,
      ],
      ...['-i', 'pipe:0', '-af', 'ebur128=peak=true', '-f', 'null', '-'],
    ],
    {input: interleaved(signal), maxBuffer: 2 ** 26, encoding: 'utf8'},
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

/** Samples of 32-bit floats, channel by channel, so that nothing is rounded on the way to FFmpeg. */
function interleaved(signal: Signal): Float32Array {
  const samples = new Float32Array(signal.length * (signal[0]?.length ?? 0));
  for (const [channel, values] of signal.entries()) {
    for (const [i, value] of values.entries()) samples[i * signal.length + channel] = value;
  }
  return samples;
}

const SECONDS = 20;

/** Signals that are measured here and by FFmpeg, by their names. */
export function comparedSignals(sampleRate: number): Readonly<Record<string, Signal>> {
  const speech = speechLike(SECONDS, sampleRate, 7);
  const noise = whiteNoise(-30, SECONDS * sampleRate, 1);
  return {
    'mono sine': [tone([[-23, SECONDS]], sampleRate)],
    'stereo sine': stereo(tone([[-23, SECONDS]], sampleRate)),
    'levels of 20 s each': stereo(
      tone(
        [
          [-40, 20],
          [-20, 20],
          [-30, 20],
        ],
        sampleRate,
      ),
    ),
    'mono noise': [noise],
    'stereo noise': [noise, whiteNoise(-24, SECONDS * sampleRate, 2)],
    'mono speech': [speech],
    'stereo speech': [speech, speechLike(SECONDS, sampleRate, 8)],
    'one side': [speech, new Float32Array(speech.length)],
  };
}
