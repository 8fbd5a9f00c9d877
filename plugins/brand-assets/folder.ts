/**
 * Where the drawn files lie, for `staticDirectories` of docusaurus.config.ts. A cache like those of
 * Docusaurus beside it: `npm run clear` empties it, a CI that keeps it saves the drawing.
 */
export const BRAND_FOLDER = 'node_modules/.cache/brand-assets/files';
