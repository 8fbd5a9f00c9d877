/** Endings of what can stand in a row of pictures or be opened alone. */
const ENDINGS = /\.(?:png|apng|webp|jpe?g|avif|gif|mp4|m4v|mov|webm|mkv)$/iu;

/**
 * The files of a folder that can be opened: folders also hold what systems put there (`.DS_Store`,
 * `Thumbs.db`) and notes.
 */
export const keepPictures = <T extends {readonly name: string}>(files: readonly T[]): T[] =>
  files.filter(({name}) => ENDINGS.test(name) && !name.startsWith('.'));
