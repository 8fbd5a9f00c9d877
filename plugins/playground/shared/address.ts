/** The page in which templates of the playground run, below the root of the site. */
export const FRAME_FILE = 'playground/frame.html';

/** Where the playground is, with a sample opened. */
export const sampleAddress = (id: string): string => `/docs/developer/playground?sample=${id}`;
