import {FRAME_FILE} from './shared/addresses';
import {framePolicy} from './server/framePage';
import {overlayScripts} from './server/scripts';

/** The page in which previews run, for plugins/hosting: its path and how its policy is made. */
export const FRAME_DOCUMENT = {
  [`/${FRAME_FILE}`]: async () => framePolicy(await overlayScripts()),
};
