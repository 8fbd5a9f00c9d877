/** A template that the app serves, and the source that OBS makes of it. */
export interface Layer {
  /** Templates that were added lie in `custom`; those of the app (`preset`) in `templates` itself. */
  readonly place: 'custom' | 'preset';
  readonly folder: string;
  /** The name of the source. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly css: string;
  /** Where the app answers; another PC or port by itself. */
  readonly origin?: string;
}

/**
 * The address that, dragged into OBS, makes a browser source of the size with the CSS: OBS takes the
 * `layer-*` parameters out of it (obs-studio, `OBSBasic::AddDropURL`). It reads `+` as a space in the
 * CSS only, where that keeps the address shorter; in a name it stays a plus.
 */
export function layerUrl(layer: Layer): string {
  const {place, folder, name, width, height, css, origin = 'http://localhost:11180'} = layer;
  const query = new URLSearchParams({
    'layer-width': String(width),
    'layer-height': String(height),
    'layer-css': css,
  });
  const added = place === 'custom' ? 'custom/' : '';
  const path = `/templates/${added}${encodeURIComponent(folder)}/index.html`;
  return `${origin}${path}?layer-name=${encodeURIComponent(name)}&${query.toString()}`;
}
