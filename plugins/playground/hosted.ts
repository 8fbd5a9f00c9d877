import {FRAME_FILE} from './shared/address';
import {FRAME_POLICY} from './server/framePage';

/** Where the page of the frame lies, for `staticDirectories` of docusaurus.config.ts. */
export const PLAYGROUND_FOLDER = 'node_modules/.cache/playground/files';

/** The page in which templates run, for plugins/hosting: its path and how its policy is made. */
export const PLAYGROUND_DOCUMENT = {
  [`/${FRAME_FILE}`]: () => Promise.resolve(FRAME_POLICY),
};
