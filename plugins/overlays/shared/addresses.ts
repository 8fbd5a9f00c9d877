import {FRAME_PAGE} from '@komebiyori/overlays/preview/frameMessages';

/** The page in which previews run, below the root of the site. */
export const FRAME_FILE = FRAME_PAGE.slice(1);

/** A template's zip, below the root of the site. */
export const zipFile = (fileName: string): string => `templates/zips/${fileName}`;

/** A font file, below the root of the site. */
export const fontFile = (file: string): string => `templates/fonts/${file}`;

/** A font with the letters of its sample alone, which `scripts/subsetFont.ts` wrote. */
export const fontSampleFile = (id: string): string => `fonts/samples/${id}.woff2`;

/** A template's small picture, below the root of the site. */
export const thumbFile = (id: string): string => `templates/thumbs/${id}.webp`;

/** What stands for a game behind a template that is shown, below the root of the site. */
export const STAGE_FILE = 'templates/thumbs/stage.webp';

/** Pixels of a small picture. */
export const THUMB = {width: 480, height: 270} as const;
