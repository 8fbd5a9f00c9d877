import {useEffect, useRef, type ReactNode} from 'react';

import styles from './Stage.module.css';

/** A picture or a video of the visitor's PC. It stays in this page. */
export type OwnFile =
  | {readonly kind: 'picture'; readonly bitmap: ImageBitmap}
  | {readonly kind: 'video'; readonly address: string};

/** The visitor's own picture or video behind the overlay. */
export function OwnBackdrop({file}: {file: OwnFile}): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const bitmap = file.kind === 'picture' ? file.bitmap : undefined;
  useEffect(() => {
    // The policy of the site allows no pictures from `blob:`; what is drawn is none.
    if (canvas.current === null || bitmap === undefined) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return file.kind === 'picture' ? (
    <canvas className={styles.backdrop} ref={canvas} />
  ) : (
    <video className={styles.backdrop} src={file.address} autoPlay loop muted playsInline />
  );
}
