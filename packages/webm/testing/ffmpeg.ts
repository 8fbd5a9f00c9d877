import {execFileSync} from 'node:child_process';
import {array, object, optional, parse, record, string} from 'valibot';
import type {Picture} from '../model/picture';

/** Runs ffmpeg, which makes the inputs of tests and judges results; what it wrote to its output. */
export function ffmpeg(args: readonly string[], cwd?: string): Buffer {
  return run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args], cwd);
}

function run(command: string, args: readonly string[], cwd?: string, input?: Buffer): Buffer {
  try {
    return execFileSync(command, args, {cwd, input, maxBuffer: 1e9});
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${command} is missing: install it, on Debian by apt-get install ffmpeg`);
    throw error;
  }
}

const PROBE = object({
  streams: array(
    object({
      codec_name: string(),
      codec_type: string(),
      avg_frame_rate: string(),
      r_frame_rate: string(),
      nb_read_frames: optional(string()),
      duration: optional(string()),
      color_space: optional(string()),
      tags: optional(record(string(), string())),
    }),
  ),
  format: object({duration: optional(string())}),
});

/** What ffprobe says about a file, with its frames counted by decoding. */
export function probe(file: string) {
  const json = run('ffprobe', [
    ...['-v', 'error', '-count_frames', '-show_streams', '-show_format', '-of', 'json'],
    file,
  ]);
  return parse(PROBE, JSON.parse(json.toString()));
}

/** What ffprobe says about the packets of the picture, as text. */
export function packetsOf(file: string): string {
  return run('ffprobe', ['-v', 'error', '-select_streams', 'v', '-show_packets', file]).toString();
}

/**
 * All frames of a file as straight RGBA.
 *
 * @param codec the decoder to use, such as `libvpx-vp9`: ffmpeg's own for VP8 and VP9 drop alpha
 */
export function framesOf(file: string, width: number, height: number, codec?: string): Picture[] {
  const decoder = codec === undefined ? [] : ['-c:v', codec];
  const raw = ffmpeg([...decoder, '-i', file, ...RAW]);
  return splitFrames(raw, width, height);
}

const RAW = ['-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-'];

function splitFrames(raw: Buffer, width: number, height: number): Picture[] {
  const size = width * height * 4;
  return Array.from({length: Math.floor(raw.length / size)}, (_, i) => ({
    width,
    height,
    data: new Uint8ClampedArray(raw.subarray(i * size, (i + 1) * size)),
  }));
}

/** A picture as a PNG file would hold it, through a filter of ffmpeg. */
export function filtered({width, height, data}: Picture, filter: string): Picture {
  const size = `${width}x${height}`;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', size, '-i', '-'];
  const args = ['-v', 'error', ...input, '-vf', filter, ...RAW];
  const raw = run('ffmpeg', args, undefined, Buffer.from(data.buffer));
  const [picture] = splitFrames(raw, width, height);
  if (picture === undefined) throw new Error('ffmpeg gave no picture');
  return picture;
}

/**
 * A drawing for ffmpeg's lavfi: blocks of 16 pixels whose colours and alpha are flat; those on the right
 * change with the frame.
 */
export const BLOCKS = [
  'color=c=black:s=64x48:r=10:d=1,format=rgba,geq=',
  "r='if(lt(X,16),0,if(lt(X,32),255,if(lt(X,48),200,25*N)))':",
  "g='if(lt(X,16),0,if(lt(X,32),255,if(lt(X,48),60,100)))':",
  "b='if(lt(X,16),255,if(lt(X,32),255,if(lt(X,48),90,20)))':",
  "a='if(lt(Y,16),128,if(lt(Y,32),64,255))'",
].join('');
