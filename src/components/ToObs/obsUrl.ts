/** A browser source of OBS; its size in pixels. */
export interface ObsSource {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The address of an overlay that, dragged into OBS, makes a source of the right size (obs-studio,
 * `OBSBasic::dropEvent`, takes the `layer-*` parameters out).
 */
export function obsUrl(url: string, {name, width, height}: ObsSource): string {
  const layer = new URLSearchParams({
    'layer-name': name,
    'layer-width': String(width),
    'layer-height': String(height),
  });
  return `${url}${url.includes('?') ? '&' : '?'}${layer.toString()}`;
}
