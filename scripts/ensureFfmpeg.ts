/** Finds FFmpeg, which the tests compare with, or installs Debian's, and says which one it is. */
import {installPackages} from './lib/debian';
import {FFMPEG_MISSING, findFfmpeg} from './lib/ffmpeg';

if (findFfmpeg() === undefined) {
  console.log('No FFmpeg found; installing the Debian package ffmpeg.');
  installPackages(['ffmpeg']);
}
const ffmpeg = findFfmpeg();
if (ffmpeg === undefined) {
  console.error(FFMPEG_MISSING);
  process.exitCode = 1;
} else {
  console.log(`FFmpeg: ${ffmpeg}`);
}
