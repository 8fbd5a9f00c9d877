import {templateOf} from '../templates/registry';
import type {Design} from '../model/design';

/**
 * The name of a design's folder: ASCII, because other software fails on Japanese ones. Designs of
 * other names get other folders, so that one does not replace another in the app.
 */
export function slugOf({template, name = ''}: Design): string {
  return name === '' ? `${template}-komebiyori` : folderName(template, name);
}

/** A folder for a name in any script, begun by a word in ASCII. */
export function folderName(word: string, name: string): string {
  const ascii = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 30);
  return [word, ascii, shortHash(name)].filter((part) => part !== '').join('-');
}

/** The name in the app's list: that of the design, else of the template. */
export const titleOf = ({template, name}: Design): string => name ?? templateOf(template).name;

/** FNV-1a, 32 bits, in base 36: tells names apart, protects nothing. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
