import {WebmMakerError} from '../model/failures';
import type {SpriteGrid} from '../model/openOptions';
import {crop} from '../pixels/transform';
import {checkDuration} from './checkSize';
import {decodeStill} from './decodeStill.worker';
import {evenTimes, listSource, type FrameSource} from './frameSource';
import type {ImageFormat} from './sniff';

/** Most rows or columns. */
const MOST = 256;

/**
 * A sheet of pictures as one clip. Cells are as big as fits; pixels that are left over at the right and
 * the bottom are not used.
 *
 * @throws WebmMakerError `corrupt`, `huge`, `badGrid` or `tooLong`
 */
export async function openSprites(
  file: File,
  format: ImageFormat,
  {rows, columns, count}: SpriteGrid,
  fps: number,
): Promise<FrameSource> {
  const sheet = await decodeStill(file, format);
  const width = Math.floor(sheet.width / columns);
  const height = Math.floor(sheet.height / rows);
  const cells = rows * columns;
  const used = count ?? cells;
  const whole = [rows, columns, used].every((n) => Number.isInteger(n) && n >= 1);
  if (!whole || rows > MOST || columns > MOST || used > cells || width < 1 || height < 1)
    throw new WebmMakerError({code: 'badGrid', width: sheet.width, height: sheet.height});
  const durationUs = Math.round((used * 1e6) / fps);
  checkDuration(durationUs);
  const info = {
    kind: 'sprites',
    format: `スプライト（${format.toUpperCase()}）`,
    name: file.name,
    width,
    height,
    times: evenTimes(used, fps),
    durationUs,
    audio: null,
    alpha: format === 'jpeg' ? false : null,
    notices: [],
  } as const;
  return listSource(info, sheet.data.length, (index) =>
    crop(sheet, {
      x: (index % columns) * width,
      y: Math.floor(index / columns) * height,
      width,
      height,
    }),
  );
}
