import {isHugePicture, MAX_PICTURE_SIDE, type PictureSize} from '@komebiyori/lib/pictureHeader';
import {megabytes} from './megabytes';

/** Why a file is not taken for a picture. */
export type PictureFault =
  | {readonly kind: 'bytes'; readonly size: number; readonly most: number}
  | ({readonly kind: 'sides'} & PictureSize)
  /** It is no picture, or one that browsers do not show. */
  | {readonly kind: 'format'}
  /** It begins as a picture and is none. */
  | {readonly kind: 'broken'};

/** Whether a picture takes more memory than it is worth. */
export const sidesFault = ({width, height}: PictureSize): PictureFault | undefined =>
  isHugePicture({width, height}) ? {kind: 'sides', width, height} : undefined;

/** Says why a file was not taken, and what to choose instead. */
export function pictureFaultText(fault: PictureFault): string {
  switch (fault.kind) {
    case 'bytes':
      return `画像が大きすぎます（${megabytes(fault.size, 2)}）。${megabytes(fault.most, 0)}までの画像を選んでください。`;
    case 'sides':
      return `画像が大きすぎます（${fault.width}×${fault.height}px）。縦も横も${MAX_PICTURE_SIDE}pxまでの画像を選んでください。`;
    case 'format':
      return 'この形式は使えません。PNG、JPEG、WebP、GIF、AVIFの画像を選んでください。';
    case 'broken':
      return '画像を読み取れません。壊れているか、途中で切れています。元の画像を保存し直してから選んでください。';
  }
}
