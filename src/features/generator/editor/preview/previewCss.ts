import {emitCss, usedFonts} from '@site/overlays/css/emitCss';
import {usedWebFonts} from '@site/overlays/css/webFonts';
import {setOption, type Design} from '@site/overlays/model/design';
import {valuesOf} from '@site/overlays/model/values';
import {settingsOf} from '@site/overlays/package/settings';
import {templateOf} from '@site/overlays/templates/registry';

/** A design as the preview shows it. */
export interface Shown {
  readonly design: Design;
  readonly allowsCustomCss: boolean;
  /** Fonts of Google Fonts are loaded: the visitor said so. */
  readonly loadsFonts: boolean;
}

/**
 * The style sheet of a design in the preview. Fonts that the zip will hold are loaded from where they
 * are: files of some megabytes would be read again with every change.
 */
export function previewCss({design, allowsCustomCss, loadsFonts}: Shown): string {
  const {source} = valuesOf(design).fonts;
  const shown = source === 'bundle' ? setOption(design, 'fonts.source', 'web') : design;
  const css = emitCss(shown, {target: 'zip', allowsCustomCss});
  // Imports stand at the beginning, each on a line of its own.
  return loadsFonts ? css : css.replace(/^@import .*;$\n?/gmu, '');
}

/** Whether a design asks for fonts of Google Fonts. */
export const asksForFonts = (design: Design): boolean =>
  valuesOf(design).fonts.source !== 'local' && usedWebFonts(usedFonts(design)).length > 0;

/**
 * Equal for designs that differ in their style sheets only: what the template's script is told. The
 * script of a plain list reads no options of its template, and no script reads colours.
 */
export function reloadKey(design: Design): string {
  const {own: group, runtime} = templateOf(design.template);
  const {own, ...settings} = settingsOf(design);
  const told = Object.entries(own).filter(([id]) => {
    const field = group?.fields[id];
    return field?.isZipOnly === true || (runtime !== 'list' && field?.kind !== 'color');
  });
  return JSON.stringify([settings, told]);
}
