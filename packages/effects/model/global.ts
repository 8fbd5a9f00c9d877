import * as v from 'valibot';
import {finite, flag, text} from './kinds/parts';
import {staticObject} from './kinds/dropper';

const many = v.looseObject({maxItems: finite});

/** GlobalConfig of the SDK 6.0.0: what holds for all items. Unknown fields are kept. */
export const GlobalSchema = v.looseObject({
  apiPort: finite,
  multipleMatch: flag,
  modules: v.looseObject({
    popper: many,
    dropper: v.looseObject({maxItems: finite, debug: flag, statics: v.array(staticObject)}),
    notifier: many,
    confetti: many,
    throwing: many,
  }),
  excludeUser: v.exactOptional(text),
  watch: v.exactOptional(flag),
  fileCheckInterval: v.exactOptional(finite),
  vts: v.exactOptional(
    v.looseObject({
      enabled: flag,
      debug: flag,
      port: v.exactOptional(finite),
      faceSize: finite,
      x: finite,
      y: finite,
    }),
  ),
  version: text,
});

export type GlobalConfig = v.InferOutput<typeof GlobalSchema>;
