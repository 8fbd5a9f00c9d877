import {ASSET_TYPES, type AssetType} from './assets';

const MAX_STEM = 60;

/**
 * The name under which a file joins the work: its own without folders and signs that a file system
 * refuses, with the ending of what it is, and a number when the name is taken.
 */
export function fileNameFor(name: string, type: AssetType, taken: readonly string[]): string {
  const stem = name
    .normalize('NFC')
    .replace(/^.*[\\/]/u, '')
    .replace(/\.[^.]*$/u, '')
    .replace(/[\p{Cc}:*?"<>|]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const short = [...stem].slice(0, MAX_STEM).join('') || 'file';
  const used = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const path = `${short}${number === 1 ? '' : `-${number}`}.${ASSET_TYPES[type].ending}`;
    if (!used.has(path.toLowerCase())) return path;
  }
}
