import {findOnPath} from './runnable';

/** The path of FFmpeg: `FFMPEG_PATH`, else the one on PATH; undefined if there is none. */
export function findFfmpeg(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['FFMPEG_PATH'];
  return given !== undefined && given !== '' ? given : findOnPath(['ffmpeg'], env);
}

/** As `findFfmpeg`; throws with what to do when there is none. */
export function requireFfmpeg(): string {
  const ffmpeg = findFfmpeg();
  if (ffmpeg === undefined) throw new Error(FFMPEG_MISSING);
  return ffmpeg;
}

export const FFMPEG_MISSING =
  'Install FFmpeg (Debian: apt-get install --no-install-recommends ffmpeg), or set FFMPEG_PATH to its executable, and run this again.';
