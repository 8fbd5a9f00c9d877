import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';

import {SITE} from '@site/config/site';
import {canShare, shareLink} from '@site/src/browser/share.browser';
import {buttonClass} from '@site/src/components/Button';
import {CopyTextButton} from '@site/src/components/CopyText';

import styles from './ReleaseCards.module.css';

const TITLE = `${SITE.name}のダウンロード`;

/** Offers the address to the apps of a phone; where they cannot be asked, the link writes a mail. */
async function share(event: MouseEvent<HTMLAnchorElement>, address: string): Promise<void> {
  if (!canShare()) return;
  event.preventDefault();
  const {href} = event.currentTarget;
  if (!(await shareLink(TITLE, address))) location.assign(href);
}

/**
 * What a phone can do, which has no file of its own: take the page to a PC. Styles show it.
 * @param address of the page, as a PC opens it
 */
export function PhoneNote({address}: {readonly address: string}): ReactNode {
  const mail = `mailto:?subject=${encodeURIComponent(TITLE)}&body=${encodeURIComponent(address)}`;
  return (
    <div className={clsx(styles.note, styles.phone)}>
      <p>
        本アプリはWindowsとmacOS用です。お使いのスマートフォンやタブレットには入れられません。PCで次のURLを開いてください。
      </p>
      <div className={styles.address}>
        <code>{address}</code>
        <a
          className={buttonClass()}
          href={mail}
          onClick={(event) => {
            void share(event, address);
          }}
        >
          PCに送る
        </a>
        <CopyTextButton text={address} label="ダウンロードのURLをコピー" />
      </div>
      <p>
        PCで動かした本アプリの画面は、同じネットワークのスマートフォンから
        <Link to="/docs/feature/remote-view">リモートビュー</Link>で見られます。
      </p>
    </div>
  );
}
