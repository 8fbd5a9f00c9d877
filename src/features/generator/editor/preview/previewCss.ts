import {bundledFaces} from '@site/overlays/css/bundledFonts';
import {emitCss, usedFonts} from '@site/overlays/css/emitCss';
import type {Design} from '@site/overlays/model/design';
import type {UsedFont} from '@site/overlays/css/webFonts';
import {valuesOf} from '@site/overlays/model/values';
import {settingsOf} from '@site/overlays/package/settings';
import {templateOf} from '@site/overlays/templates/registry';

/** The fonts that the preview is given as files: those of the site that the zip will hold. */
export function previewFonts(design: Design): readonly UsedFont[] {
  return valuesOf(design).fonts.source === 'bundle' ? bundledFaces(usedFonts(design)) : [];
}

/** Their families, which no style sheet of the preview loads. */
export const givenFamilies = (design: Design): readonly string[] =>
  previewFonts(design).map(({family}) => family);

/**
 * The style sheet of a design in the preview. Fonts that it is given are not in it: files of some
 * megabytes would be read again with every change.
 */
export function previewCss({
  design,
  allowsCustomCss,
}: {
  readonly design: Design;
  readonly allowsCustomCss: boolean;
}): string {
  return emitCss(design, {target: 'zip', allowsCustomCss, given: givenFamilies(design)});
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
