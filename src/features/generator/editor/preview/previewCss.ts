import {bundledFaces} from '@site/overlays/css/bundledFonts';
import {emitCss, usedFonts} from '@site/overlays/css/emitCss';
import {usedWebFonts, type UsedFont} from '@site/overlays/css/webFonts';
import type {Design} from '@site/overlays/model/design';
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

/** The fonts that the preview is given as files: those of the site that the zip will hold. */
export function previewFonts(design: Design): readonly UsedFont[] {
  return valuesOf(design).fonts.source === 'bundle' ? bundledFaces(usedFonts(design)) : [];
}

/** Their families, which no style sheet of the preview loads. */
const givenFamilies = (design: Design): readonly string[] =>
  previewFonts(design).map(({family}) => family);

/**
 * The style sheet of a design in the preview. Fonts that it is given are not in it: files of some
 * megabytes would be read again with every change.
 */
export function previewCss({design, allowsCustomCss, loadsFonts}: Shown): string {
  const css = emitCss(design, {target: 'zip', allowsCustomCss, given: givenFamilies(design)});
  // Imports stand at the beginning, each on a line of its own.
  return loadsFonts ? css : css.replace(/^@import .*;$\n?/gmu, '');
}

/** Whether a design asks for fonts of Google Fonts: those of which the site has no file. */
export function asksForFonts(design: Design): boolean {
  if (valuesOf(design).fonts.source === 'local') return false;
  const given = new Set(givenFamilies(design));
  return usedWebFonts(usedFonts(design)).some(({family}) => !given.has(family));
}

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
