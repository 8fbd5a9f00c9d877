import {ascii, pictureFormat} from '@komebiyori/lib/pictureHeader';
import {ASSET_TYPES, type AssetType, type AssetKind} from './assets';

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

/** Why a file is not taken up. */
export type FileFault = 'type' | AssetKind | 'many' | 'full' | 'unreadable';

const TEXTS: Readonly<Record<FileFault, string>> = {
  type: '使えない形式です。画像はPNG、JPEG、GIF、WebP、音はMP3、WAV、OGG、M4Aを選んでください。',
  image: '画像が5MBを超えています。小さくしてから選び直してください。',
  sound: '音が10MBを超えています。短くするか、MP3にしてから選び直してください。',
  many: '素材が上限の200個に達しています。使わない素材を「キット」で削除してください。',
  full: '素材が上限の合計100MBに達しています。使わない素材を「キット」で削除してください。',
  unreadable: '読み取れません。ファイルが開けるかを確かめ、もう一度選んでください。',
};

/** Says why a file is not taken up, and what to do. */
export const refusedFile = (name: string, fault: FileFault): string => `${name}：${TEXTS[fault]}`;

/**
 * What a file is by its first bytes, whatever it calls itself; undefined for what no kit holds.
 * SVG is none: it may hold script.
 * @param bytes 16 of them are enough
 */
export function sniff(bytes: Uint8Array): AssetType | undefined {
  const [a = 0, b = 0] = bytes;
  const picture = pictureFormat(bytes);
  if (picture !== undefined) return picture === 'avif' ? undefined : `image/${picture}`;
  const four = ascii(bytes, 0, 4);
  if (four === 'OggS') return 'audio/ogg';
  if (four === 'RIFF') return ascii(bytes, 8, 12) === 'WAVE' ? 'audio/wav' : undefined;
  if (ascii(bytes, 4, 8) === 'ftyp') {
    return /^M4[AB] /u.test(ascii(bytes, 8, 12)) || ascii(bytes, 8, 12) === 'mp42'
      ? 'audio/mp4'
      : undefined;
  }
  // With a tag before it, or a frame of layer III at once (ISO 11172-3, 2.4.1.3).
  const isFrame = a === 0xff && (b & 0xe0) === 0xe0 && (b & 0x06) === 0x02;
  return ascii(bytes, 0, 3) === 'ID3' || isFrame ? 'audio/mpeg' : undefined;
}
