import type {Runtime} from '@komebiyori/overlays/model/template';

export {default as templatesFile} from '@generated/overlays/default/templates.json';
export type {OtherTemplateFacts, TemplateFacts, ZipFile} from '../shared/templateFacts';
export {loadFonts, loadFontSample} from './fonts.browser';

/** A script as text, in a chunk of its own. */
type Load = () => Promise<{readonly default: {readonly script: string}}>;

const RUNTIMES: Readonly<Record<Runtime, Load>> = {
  list: () => import('@generated/overlays/default/runtime-list.json'),
  single: () => import('@generated/overlays/default/runtime-single.json'),
  queue: () => import('@generated/overlays/default/runtime-queue.json'),
  marquee: () => import('@generated/overlays/default/runtime-marquee.json'),
  spotlight: () => import('@generated/overlays/default/runtime-spotlight.json'),
  board: () => import('@generated/overlays/default/runtime-board.json'),
  lanes: () => import('@generated/overlays/default/runtime-lanes.json'),
};

/** The script of a kind of template, as exported zips hold it. */
export async function loadRuntime(kind: Runtime): Promise<string> {
  const {default: file} = await RUNTIMES[kind]();
  return file.script;
}

/** The script that stands in for the app's SDK in a preview. */
export async function loadSdk(): Promise<string> {
  const {default: file} = await import('@generated/overlays/default/sdk.json');
  return file.script;
}
