/** Where the page of the frame lies, for `staticDirectories` of docusaurus.config.ts. */
export const PLAYGROUND_FOLDER = 'node_modules/.cache/playground/files';
