import * as v from 'valibot';
import {AssetSchema, MAX_ASSETS, type Asset} from './assets';
import {ButtonSchema, PageSchema, type PadButton, type PadPage} from './pads';

export const MAX_PAGES = 20;
export const MAX_BUTTONS = 400;

/** Everything the visitor made: the document that is kept, undone, and sent as a kit. */
export interface Work {
  readonly pages: readonly PadPage[];
  /** All buttons; those that are on no page wait in the pool. */
  readonly buttons: readonly PadButton[];
  readonly assets: readonly Asset[];
}

export const WorkSchema = v.object({
  pages: v.pipe(v.array(PageSchema), v.minLength(1), v.maxLength(MAX_PAGES), v.readonly()),
  buttons: v.pipe(v.array(ButtonSchema), v.maxLength(MAX_BUTTONS), v.readonly()),
  assets: v.pipe(v.array(AssetSchema), v.maxLength(MAX_ASSETS), v.readonly()),
});
