import {readdirSync} from 'node:fs';
import path from 'node:path';
import {GlobalFonts} from '@napi-rs/canvas';

const FACE = '@fontsource/m-plus-rounded-1c';
const WEIGHT = /-800-normal\.woff2$/u;

let families: string | undefined;

/**
 * The rounded face of the wordmark in its weight 800, as a CSS font family list. It comes in more
 * than a hundred parts, each with some of the characters: each part becomes a family of its own,
 * because the drawing library looks for a character in one file of a family only.
 * @throws Error when the package has no such parts
 */
export function roundedFamilies(): string {
  families ??= registerParts();
  return families;
}

function registerParts(): string {
  const folder = path.join(path.dirname(require.resolve(`${FACE}/package.json`)), 'files');
  const parts = readdirSync(folder).filter((name) => WEIGHT.test(name));
  if (parts.length === 0) throw new Error(`${FACE} has no parts of weight 800 in ${folder}`);
  return parts
    .map((part, index) => {
      const family = `Rounded${index}`;
      GlobalFonts.registerFromPath(path.join(folder, part), family);
      return family;
    })
    .join(', ');
}
