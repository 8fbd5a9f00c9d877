import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {SITE} from '@site/config/site';
import {currentRelease} from '@site/plugins/releases/client';
import {japaneseDay} from '@site/src/lib/japaneseDay';

import {DownloadButtons, OtherFiles} from './DownloadButtons';
import './heroFont.css';
import styles from './Hero.module.css';
import {StreamScene} from './scene/StreamScene';

const LEAD = `${SITE.name}は、いくつもの配信サイトのコメントとギフトを1つに集めるデスクトップアプリです。声で読み上げ、OBSに映し、視聴者と一緒に遊べます。`;

/** The first screen: the promise, the button, and the product at work. */
export function Hero(): ReactNode {
  const {version, date} = currentRelease;
  return (
    <div className={styles.ground}>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            <span>配信のコメントを、</span>
            <span>ぜんぶここで。</span>
          </h1>
          <p className={styles.lead}>{LEAD}</p>
          <p className={styles.actions}>
            <DownloadButtons />
            <Link to="/docs/guide" className={clsx(styles.plain)}>
              はじめかたを読む
            </Link>
            <OtherFiles />
          </p>
          <p className={styles.facts}>
            <span>
              最新版{version}（<time dateTime={date}>{japaneseDay(date)}</time>）
            </span>
            <span>Windows 10・11／macOS 12以降</span>
            <span>基本の機能は無料</span>
          </p>
        </div>
        <StreamScene />
      </div>
    </div>
  );
}
