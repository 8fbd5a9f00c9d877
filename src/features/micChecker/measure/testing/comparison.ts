import {speechLike, stereo, tone, whiteNoise, type Signal} from './signals';

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
