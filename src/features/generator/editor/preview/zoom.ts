/** How large the preview is shown: as it fits, or by this factor. */
export type Zoom = 'fit' | 0.5 | 1 | 2;

export const ZOOMS: readonly {readonly zoom: Zoom; readonly label: string}[] = [
  {zoom: 'fit', label: '全体'},
  {zoom: 0.5, label: '50%'},
  {zoom: 1, label: '100%'},
  {zoom: 2, label: '200%'},
];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The factor by which a source of a size is drawn in a room; a small one is not blown up to fit. */
export function scaleOf(zoom: Zoom, source: Size, room: Size): number {
  if (zoom !== 'fit') return zoom;
  const scale = Math.min(room.width / source.width, room.height / source.height, 1);
  return Number.isFinite(scale) && scale > 0 ? scale : 1;
}
