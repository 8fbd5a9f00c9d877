import type {AssetKind} from './assets';

/** Why a file is not taken up. */
export type FileFault = 'type' | AssetKind | 'many' | 'full' | 'unreadable';

const TEXTS: Readonly<Record<FileFault, string>> = {
  type: '使えない形式です。画像はPNG、JPEG、GIF、WebP、音はMP3、WAV、OGG、M4Aを選びます。',
  image: '画像が5MBを超えています。小さくしてから選び直します。',
  sound: '音が10MBを超えています。短くするか、MP3にしてから選び直します。',
  many: '素材が200個になりました。使わない素材を「キット」で消します。',
  full: '素材が合わせて100MBになりました。使わない素材を「キット」で消します。',
  unreadable: '読み取れません。ファイルが開けるかを確かめ、もう一度選びます。',
};

/** Says why a file is not taken up, and what to do. */
export const refusedFile = (name: string, fault: FileFault): string => `${name}：${TEXTS[fault]}`;
