/**
 * Where the made files lie, for `staticDirectories` of docusaurus.config.ts. A cache like those of
 * Docusaurus beside it: `npm run clear` empties it.
 */
export const OVERLAYS_FOLDER = 'node_modules/.cache/overlays/files';
