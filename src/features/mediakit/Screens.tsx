import type {ReactNode} from 'react';

import {SCREENS} from '@site/src/lib/screens';

import styles from './Screens.module.css';

/** Pictures of the app, each with a link to its file. */
export function Screens(): ReactNode {
  return (
    <ul className={styles.list}>
      {Object.values(SCREENS).map(({file, label, alt, width, height}) => (
        <li key={file} className={styles.card}>
          <img src={`/${file}`} alt={alt} width={width} height={height} loading="lazy" />
          <div className={styles.words}>
            <h3 className={styles.title}>{label}</h3>
            <a href={`/${file}`} download>
              {label}をダウンロード（PNG {width}×{height}px）
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
