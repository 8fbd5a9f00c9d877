/**
 * `92480576` as `92.5MB`: a megabyte has 1,000,000 bytes, as in Finder and in browsers.
 * `digits` are shown after the point.
 */
export function megabytes(bytes: number, digits = 1): string {
  return `${(bytes / 1_000_000).toFixed(digits)}MB`;
}

/** A size as people read it: kilobytes up to a megabyte. */
export function fileSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1000))}KB` : megabytes(bytes, 2);
}
