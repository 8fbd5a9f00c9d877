import type {Edit} from '../model/edit';
import type {Sizes} from '../model/geometry';
import {copyPicture, type Picture, type Rgb} from '../model/picture';
import {chromaKey, lumaKey} from './chromaKey';
import {treatEdge} from './edge';
import {resize} from './resize';
import {crop, fade, layBelow, place, turn} from './transform';

/** What lies below where the format has no transparency and no background was chosen. */
const FLAT_COLOR: Rgb = [0, 0, 0];

/** What a frame of the result needs to know beside the edit. */
export interface RenderAs {
  readonly sizes: Sizes;
  /** 0–1, from the fades. */
  readonly opacity: number;
  /** Whether the result has no transparency. */
  readonly opaque: boolean;
}

/**
 * One frame of the result from one of the source, which stays as it is and may be the result itself. Order: crop, keys and edge (at the
 * source's size, where they are sharpest), rotate and flip, resize, pad, background, fade, and black (or
 * the background) below what a format without transparency would lose.
 */
export function renderFrame(
  source: Picture,
  edit: Edit,
  {sizes, opacity, opaque}: RenderAs,
): Picture {
  let picture = source;
  if (edit.crop !== null) picture = crop(source, edit.crop);
  else if (changesPixels(edit, opacity, opaque)) picture = copyPicture(source);
  if (edit.chromaKey !== null) chromaKey(picture, edit.chromaKey);
  if (edit.lumaKey !== null) lumaKey(picture, edit.lumaKey);
  treatEdge(picture, edit.edge);
  if (edit.rotate !== 0 || edit.flipX || edit.flipY) picture = turn(picture, edit);
  picture = resize(picture, sizes.content.width, sizes.content.height);
  const {width, height} = sizes.result;
  if (picture.width !== width || picture.height !== height)
    picture = place(picture, sizes.result, {x: edit.pad.left, y: edit.pad.top});
  if (edit.background !== null) layBelow(picture, edit.background);
  fade(picture, opacity);
  if (opaque) layBelow(picture, edit.background ?? FLAT_COLOR);
  return picture;
}

/** Whether anything works on the pixels where they are, so that the source needs a copy. */
function changesPixels(edit: Edit, opacity: number, opaque: boolean): boolean {
  const {chromaKey: chroma, lumaKey: luma, edge, background} = edit;
  const keyed = chroma !== null || luma !== null || edge.shrink > 0 || edge.feather > 0;
  return keyed || background !== null || opacity < 1 || opaque;
}
