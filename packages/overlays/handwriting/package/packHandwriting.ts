import {strToU8} from 'fflate';
import {packFolder, type Packed} from '../../package/packTemplate';
import {licenceWith} from '../../package/texts';
import {HANDWRITING} from '../facts';
import type {HandwritingParts} from './bundleHandwriting';
import {handwritingReadme} from './readme';

/** The zip of the template. Equal input gives equal bytes. */
export function packHandwriting(
  {files, notices}: HandwritingParts,
  {thumb, siteUrl}: {readonly thumb: Uint8Array; readonly siteUrl: string},
): Packed {
  const {slug, name, description, width, height, manual} = HANDWRITING;
  const link = `${siteUrl}${manual}`;
  const facts = {name, author: 'コメびより', link, description, width, height};
  const texts: readonly (readonly [string, string])[] = [
    ...files,
    ['template.json', `${JSON.stringify(facts, undefined, 2)}\n`],
    ['README.txt', handwritingReadme(link)],
    ['LICENSE.txt', licenceWith(notices)],
  ];
  return packFolder(
    slug,
    new Map([
      ...texts.map(([path, text]): [string, Uint8Array] => [path, strToU8(text)]),
      ['thumb.png', thumb],
    ]),
  );
}
