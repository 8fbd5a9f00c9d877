import {createHash} from 'node:crypto';
import {bundledFaces} from '@komebiyori/overlays/css/bundledFonts';
import {usedFonts} from '@komebiyori/overlays/css/emitCss';
import {HANDWRITING} from '@komebiyori/overlays/handwriting';
import {bundleHandwriting} from '@komebiyori/overlays/handwriting/package/bundleHandwriting';
import {packHandwriting} from '@komebiyori/overlays/handwriting/package/packHandwriting';
import {newDesign, setOption, type Design} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import type {Packed} from '@komebiyori/overlays/package/packFolder';
import {packTemplate, type FontFile} from '@komebiyori/overlays/package/packTemplate';
import {TEMPLATES, type KnownTemplate} from '@komebiyori/overlays/templates';
import {thumbFile, zipFile} from '../shared/addresses';
import type {TemplateFacts, ZipFile, OtherTemplateFacts} from '../shared/templateFacts';
import type {OverlayScripts} from './scripts';

/** The version that ready zips are for; older ones are made in their editors. */
const APP = '8_0';

export interface ReadyTemplate {
  readonly facts: TemplateFacts;
  readonly bytes: Uint8Array;
}

export interface ReadyParts {
  readonly scripts: OverlayScripts;
  /** The PNG of a template. */
  readonly thumbOf: (id: string) => Promise<Uint8Array>;
  /** The font files of the site. */
  readonly fonts: readonly FontFile[];
  readonly siteUrl: string;
  readonly baseUrl: string;
}

/** Every template with its defaults, packed as the editor packs it. */
export function readyTemplates(parts: ReadyParts): Promise<ReadyTemplate[]> {
  return Promise.all(TEMPLATES.map((template) => ready(template, parts)));
}

async function ready(template: KnownTemplate, parts: ReadyParts): Promise<ReadyTemplate> {
  const {scripts, thumbOf, fonts, siteUrl, baseUrl} = parts;
  const script = scripts.runtimes.get(template.runtime);
  if (script === undefined) throw new Error(`No script for ${template.runtime}`);
  const {design, files} = withFonts(newDesign(template.id, APP), fonts);
  const link = `${siteUrl}${baseUrl}generator/templates/${APP}`;
  const thumb = await thumbOf(template.id);
  const {fileName, bytes} = packTemplate(design, {script, thumb, link, fonts: files});
  const zip = {...zipFacts({fileName, bytes}, baseUrl), app: APP} as const;
  return {facts: {...factsOf(template, design, baseUrl), zip}, bytes};
}

/** What pages say of a zip. */
const zipFacts = ({fileName, bytes}: Packed, baseUrl: string): ZipFile => ({
  name: fileName,
  url: `${baseUrl}${zipFile(fileName)}`,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Of fonts in a ready zip, in bytes: a heavier one would be no quick start. */
const MOST_FONTS = 4_000_000;

/**
 * The files that a template needs. One that is too heavy, or that the site does not have, is that of
 * the PC: a ready zip asks no other host.
 */
function withFonts(design: Design, fonts: readonly FontFile[]) {
  const used = usedFonts(design);
  const faces = bundledFaces(used);
  const files = fonts.filter((one) =>
    faces.some(({family, weight}) => one.family === family && one.weight === weight),
  );
  const hasAll = used.every(({family}) => files.some((one) => one.family === family));
  const bytes = files.reduce((sum, one) => sum + one.bytes.length, 0);
  return hasAll && bytes <= MOST_FONTS
    ? {design, files}
    : {design: setOption(design, 'fonts.source', 'local'), files: []};
}

function factsOf(template: KnownTemplate, design: Design, baseUrl: string) {
  const {id, name, description, since, isPro, weight, layouts, runtime, changes} = template;
  const {width, height} = valuesOf(design).canvas;
  return {
    ...{id, name, description, since, isPro, layouts, runtime, width, height, changes},
    ...(weight.kind === 'heavy' ? {heavy: weight.why} : {}),
    thumb: `${baseUrl}${thumbFile(id)}`,
  };
}

interface Parts {
  /** A PNG. */
  readonly thumb: Uint8Array;
  readonly siteUrl: string;
  readonly baseUrl: string;
}

/** The handwriting overlay, packed, with what the pages say of it. */
export async function readyHandwriting({thumb, siteUrl, baseUrl}: Parts): Promise<{
  readonly facts: OtherTemplateFacts;
  readonly bytes: Uint8Array;
}> {
  const packed = packHandwriting(await bundleHandwriting(), {thumb, siteUrl});
  const {slug: _slug, ...facts} = HANDWRITING;
  const zip = zipFacts(packed, baseUrl);
  return {
    facts: {...facts, thumb: `${baseUrl}${thumbFile(facts.id)}`, zip},
    bytes: packed.bytes,
  };
}
