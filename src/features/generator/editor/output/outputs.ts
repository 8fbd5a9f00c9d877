import {parsedJson} from '@komebiyori/lib/parsedJson';
import {bundledFaces, isBundled} from '@komebiyori/overlays/css/bundledFonts';
import {emitCss, usedFonts} from '@komebiyori/overlays/css/emitCss';
import {usedWebFonts, type UsedFont} from '@komebiyori/overlays/css/webFonts';
import type {Design} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import {layerUrl} from '@komebiyori/overlays/obs';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';
import {slugOf, titleOf} from '@komebiyori/overlays/package/slug';
import {encodeLink} from '@komebiyori/overlays/share/link';
import {templateOf} from '@komebiyori/overlays/templates';
import * as v from 'valibot';

/** Where the template that a dragged source shows lies in the app. */
export interface Place {
  readonly place: 'preset' | 'custom';
  /** Empty for the folder that our zip makes. */
  readonly folder: string;
}

export const PLACE_KEY = 'generator.place';
/** The plain template of the app, on which our CSS stands. */
export const START_PLACE: Place = {place: 'preset', folder: 'basic'};

const Kept = v.object({place: v.picklist(['preset', 'custom']), folder: v.string()});

/** Reads a kept place; never throws. */
export const readPlace = (text: string | undefined): Place =>
  cleanPlace(v.parse(v.fallback(Kept, START_PLACE), parsedJson(text ?? '')));

/** Of the name of a folder, in characters. */
export const MAX_FOLDER = 100;

/** A folder is one name: no path leads out of the templates. */
export const cleanPlace = ({place, folder}: Place): Place => ({
  place,
  folder: folder.replace(/[/\\\p{Cc}]|^\.+$/gu, '').slice(0, MAX_FOLDER),
});

/** Whether a design can be had as CSS for the app's own templates. */
export const hasCss = ({template}: Design): boolean =>
  templateOf(template).output === 'css-and-zip';

interface CssOptions {
  readonly editors: string;
  readonly allowsCustomCss: boolean;
}

/** The CSS for the box in OBS; empty for a template that cannot be had as CSS. */
export const obsCss = (design: Design, {editors, allowsCustomCss}: CssOptions): string =>
  hasCss(design) ? emitCss(design, {target: 'obs', editors, allowsCustomCss}) : '';

/**
 * The address that makes a source in OBS. A template that needs its own script comes by its zip.
 * @param css that of the design (`obsCss`)
 */
export function dragUrl(design: Design, place: Place, css: string): string {
  const {width, height} = valuesOf(design).canvas;
  const fitting: Place = hasCss(design) ? place : {place: 'custom', folder: ''};
  return layerUrl({
    place: fitting.place,
    folder: fitting.folder.trim() === '' ? slugOf(design) : fitting.folder.trim(),
    name: titleOf(design),
    width,
    height,
    css,
  });
}

/** The share link; undefined when it would be too long. */
export function shareUrl(design: Design, editors: string): string | undefined {
  const {fits, hash} = encodeLink(design);
  return fits ? `${editors}/${design.app}#${hash}` : undefined;
}

/** A family that a design asks for, and how the zip gets it. */
export interface ZipFont {
  readonly family: string;
  readonly weights: readonly number[];
  /** The visitor's file, the site's, Google Fonts, or the PC of OBS. */
  readonly source: 'file' | 'site' | 'web' | 'pc';
}

/** The families of a design when it is to be bundled. */
export function zipFonts(design: Design, files: readonly FontFile[]): readonly ZipFont[] {
  const used = usedFonts(design);
  return [...new Set(used.map(({family}) => family))].map((family) => {
    const weights = used.filter((one) => one.family === family).map(({weight}) => weight);
    const sorted = [...new Set(weights)].sort((a, b) => a - b);
    return {family, weights: sorted, source: sourceOf(family, files)};
  });
}

function sourceOf(family: string, files: readonly FontFile[]): ZipFont['source'] {
  if (files.some((file) => file.family === family)) return 'file';
  if (isBundled(family)) return 'site';
  return usedWebFonts([{family, weight: 400}]).length > 0 ? 'web' : 'pc';
}

const isToBundle = (design: Design): boolean => valuesOf(design).fonts.source === 'bundle';

/** The visitor's files of the families that a design uses, when it is to be bundled. */
export function ownFiles(design: Design, files: readonly FontFile[]): readonly FontFile[] {
  if (!isToBundle(design)) return [];
  const families = new Set(usedFonts(design).map(({family}) => family));
  return files.filter(({family}) => families.has(family));
}

/** What the site gives to the zip of a design; the visitor's files come before it. */
export function siteFaces(design: Design, files: readonly FontFile[]): readonly UsedFont[] {
  if (!isToBundle(design)) return [];
  const used = usedFonts(design).filter(({family}) => sourceOf(family, files) === 'site');
  return bundledFaces(used);
}
