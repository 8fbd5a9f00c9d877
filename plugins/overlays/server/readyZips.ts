import {createHash} from 'node:crypto';
import {newDesign, type Design} from '../../../overlays/model/design';
import {valuesOf} from '../../../overlays/model/values';
import {packTemplate} from '../../../overlays/package/packTemplate';
import {TEMPLATES, type KnownTemplate} from '../../../overlays/templates/registry';
import {thumbFile, zipFile} from '../shared/addresses';
import type {TemplateFacts} from '../shared/templateFacts';
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
  readonly siteUrl: string;
  readonly baseUrl: string;
}

/** Every template with its defaults, packed as the editor packs it. */
export function readyTemplates(parts: ReadyParts): Promise<ReadyTemplate[]> {
  return Promise.all(TEMPLATES.map((template) => ready(template, parts)));
}

async function ready(template: KnownTemplate, parts: ReadyParts): Promise<ReadyTemplate> {
  const {scripts, thumbOf, siteUrl, baseUrl} = parts;
  const script = scripts.runtimes.get(template.runtime);
  if (script === undefined) throw new Error(`No script for ${template.runtime}`);
  const design = newDesign(template.id, APP);
  const link = `${siteUrl}${baseUrl}generator/templates/${APP}`;
  const thumb = await thumbOf(template.id);
  const {fileName, bytes} = packTemplate(design, {script, thumb, link});
  const zip = {
    name: fileName,
    url: `${baseUrl}${zipFile(fileName)}`,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    app: APP,
  } as const;
  return {facts: {...factsOf(template, design, baseUrl), zip}, bytes};
}

function factsOf(template: KnownTemplate, design: Design, baseUrl: string) {
  const {id, name, description, since, isPro, weight, layouts, runtime} = template;
  const {width, height} = valuesOf(design).canvas;
  return {
    ...{id, name, description, since, isPro, layouts, runtime, width, height},
    ...(weight.kind === 'heavy' ? {heavy: weight.why} : {}),
    thumb: `${baseUrl}${thumbFile(id)}`,
  };
}
