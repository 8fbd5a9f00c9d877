import {emitCss, usedFonts} from '@komebiyori/overlays/css/emitCss';
import {usedWebFonts, type UsedFont} from '@komebiyori/overlays/css/webFonts';
import type {Design} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';
import {settingsOf} from '@komebiyori/overlays/package/settings';
import {templateOf} from '@komebiyori/overlays/templates';
import {ownFiles, siteFaces} from '../output/outputs';

/** A design as the preview shows it. */
export interface Shown {
  readonly design: Design;
  readonly allowsCustomCss: boolean;
  /** Fonts of Google Fonts are loaded: the visitor said so. */
  readonly loadsFonts: boolean;
  /** Fonts that the visitor puts into the zip. */
  readonly files: readonly FontFile[];
}

type WithFiles = Pick<Shown, 'design' | 'files'>;

/** The families that the preview is given as the files that the zip will hold; no sheet loads them. */
const givenFamilies = ({design, files}: WithFiles): readonly string[] =>
  [...ownFiles(design, files), ...siteFaces(design, files)].map(({family}) => family);

/** The families that only Google Fonts has files of. */
function othersFamilies({design, files}: WithFiles): readonly string[] {
  if (valuesOf(design).fonts.source === 'local') return [];
  const given = new Set(givenFamilies({design, files}));
  return usedWebFonts(usedFonts(design))
    .map(({family}) => family)
    .filter((family) => !given.has(family));
}

/** The families that come from anywhere but the PC, each with one of its weights. */
export function expectedFonts(shown: Shown): readonly UsedFont[] {
  const others = shown.loadsFonts ? othersFamilies(shown) : [];
  const families = new Set([...givenFamilies(shown), ...others]);
  return usedFonts(shown.design).filter(({family}) => families.delete(family));
}

/**
 * The style sheet of a design in the preview. Fonts that it is given are not in it: files of some
 * megabytes would be read again with every change.
 */
export function previewCss({design, allowsCustomCss, loadsFonts, files}: Shown): string {
  const given = givenFamilies({design, files});
  const css = emitCss(design, {target: 'zip', allowsCustomCss, given});
  // Imports stand at the beginning, each on a line of its own.
  return loadsFonts ? css : css.replace(/^@import .*;$\n?/gmu, '');
}

/** Whether a design asks for fonts of Google Fonts: those of which the site has no file. */
export const asksForFonts = (shown: WithFiles): boolean => othersFamilies(shown).length > 0;

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
