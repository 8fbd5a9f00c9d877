import {FRAME_FILE} from './shared/addresses';
import {framePolicy} from './server/framePage';
import {overlayScripts} from './server/scripts';

/**
 * Where the made files lie, for `staticDirectories` of docusaurus.config.ts. A cache like those of
 * Docusaurus beside it: `npm run clear` empties it.
 */
export const OVERLAYS_FOLDER = 'node_modules/.cache/overlays/files';

/** The page in which previews run, for plugins/hosting: its path and how its policy is made. */
export const FRAME_DOCUMENT = {
  [`/${FRAME_FILE}`]: async () => framePolicy(await overlayScripts()),
};
