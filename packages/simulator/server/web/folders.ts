import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type {TemplateData} from '@onecomme.com/onesdk/types/Template';

const PAGE = 'index.html';

/** A template on disk. */
export interface TemplateFolder {
  readonly name: string;
  readonly folder: string;
  readonly preset: boolean;
}

const Meta = v.object({
  name: v.exactOptional(v.string()),
  author: v.exactOptional(v.string()),
  description: v.exactOptional(v.string()),
  link: v.exactOptional(v.string()),
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
});

/** Where the app keeps added templates: below `templates`, and below its data folder. */
const BELOW = ['custom', path.join('templates', 'custom')];

/**
 * The templates in a folder: the folder itself if it holds an `index.html`, else those of its
 * folders that do, and of the folders that the app puts added templates into. Read anew each time, so
 * that what is added appears.
 */
export function templatesIn(folder: string, preset: boolean): TemplateFolder[] {
  if (existsSync(path.join(folder, PAGE))) {
    return [{name: path.basename(path.resolve(folder)), folder, preset}];
  }
  const below = preset ? [] : BELOW.map((name) => path.join(folder, name));
  return [folder, ...below].flatMap((place) => listed(place, preset));
}

/** The folders of a folder that are templates. */
function listed(folder: string, preset: boolean): TemplateFolder[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, PAGE)))
    .map(({name}) => ({name, folder: path.join(folder, name), preset}))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * A template as the app lists it.
 * @param base where templates are served: `http://localhost:11180/templates`
 */
export function describeTemplate(
  {name, folder, preset}: TemplateFolder,
  base: string,
): TemplateData {
  const url = `${base}/${preset ? '' : 'custom/'}${encodeURIComponent(name)}`;
  return {
    id: name,
    path: path.resolve(folder),
    url: `${url}/${PAGE}`,
    preset,
    pro: false,
    ...readMeta(folder, name),
    ...(existsSync(path.join(folder, 'thumb.png')) && {
      thumb: `${url}/thumb.png`,
    }),
  };
}

/** What template.json says; a broken one is as good as none, as in the app. */
function readMeta(folder: string, name: string): v.InferOutput<typeof Meta> & {name: string} {
  try {
    const text = readFileSync(path.join(folder, 'template.json'), 'utf8');
    return {name, ...v.parse(Meta, JSON.parse(text))};
  } catch {
    return {name};
  }
}
