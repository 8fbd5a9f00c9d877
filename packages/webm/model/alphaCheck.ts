import {hasTransparency, type Picture} from './picture';

/** How a frame of the finished file compares with the frame that went in. */
interface AlphaCheck {
  /**
   * `right`: transparency is as it should be (also: none was wanted and none is there); `rough`: there,
   * but visibly different; `lost`: wanted and not there.
   */
  readonly verdict: 'right' | 'rough' | 'lost';
  /** Whether the frame that went in had transparency. */
  readonly transparent: boolean;
  /** Mean difference of alpha, 0–255. */
  readonly alphaError: number;
}

/** What decoding the own result has shown. */
export interface ResultCheck extends AlphaCheck {
  /** Frames found in the file. */
  readonly frames: number;
}

/** A mean difference of alpha up to this is not seen: coding noise at edges. */
const RIGHT = 4;

/** Compares pixel by pixel. Pictures of different sizes count as `lost`. */
export function checkAlpha(wanted: Picture, got: Picture): AlphaCheck {
  const transparent = hasTransparency(wanted);
  if (wanted.data.length !== got.data.length || wanted.width !== got.width)
    return {verdict: 'lost', transparent, alphaError: 255};
  let alpha = 0;
  for (let at = 3; at < wanted.data.length; at += 4)
    alpha += Math.abs((wanted.data[at] ?? 0) - (got.data[at] ?? 0));
  const alphaError = (alpha * 4) / wanted.data.length;
  const lost = transparent && !hasTransparency(got);
  return {
    verdict: lost ? 'lost' : alphaError <= RIGHT ? 'right' : 'rough',
    transparent,
    alphaError,
  };
}

/** The picture as formats that know only opaque and transparent keep it. */
export function withBinaryAlpha({width, height, data}: Picture): Picture {
  const binary = data.slice();
  for (let at = 3; at < binary.length; at += 4) binary[at] = (binary[at] ?? 0) < 128 ? 0 : 255;
  return {width, height, data: binary};
}

/** The worse of two checks. */
export function worse(a: AlphaCheck, b: AlphaCheck): AlphaCheck {
  const rank = {right: 0, rough: 1, lost: 2};
  if (rank[a.verdict] !== rank[b.verdict]) return rank[a.verdict] > rank[b.verdict] ? a : b;
  return a.alphaError >= b.alphaError ? a : b;
}
