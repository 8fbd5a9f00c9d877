import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {currentRelease} from '@site/plugins/releases/client';
import {megabytes} from '@site/src/lib/megabytes';

import styles from './DownloadButtons.module.css';

/**
 * The installer for the visitor's system, or the page with all of them. The document carries the
 * system as `data-os` before the first paint (plugins/boot), and styles show one of the buttons.
 */
export function DownloadButtons(): ReactNode {
  const {win, mac} = currentRelease;
  const platforms = [
    {system: 'windows', name: 'Windows版', file: win},
    {system: 'mac', name: 'macOS版', file: mac},
  ] as const;
  return (
    <span className={styles.buttons}>
      {platforms.map(({system, name, file}) => (
        <a
          key={system}
          href={file.url}
          download={file.name}
          rel="noopener"
          className={clsx(styles.button, styles[system])}
        >
          {name}をダウンロード
          <span className={styles.size}>{megabytes(file.size, 0)}</span>
        </a>
      ))}
      <Link to="/download" className={clsx(styles.button, styles.page)}>
        ダウンロード
      </Link>
    </span>
  );
}

/** The way to the other files, beside a button that is a file. */
export function OtherFiles(): ReactNode {
  return (
    <Link to="/download" className={clsx(styles.others)}>
      入れ方とほかのファイル
    </Link>
  );
}
