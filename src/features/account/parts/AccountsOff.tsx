import Link from '@docusaurus/Link';
import {OUTSIDE_LINKS} from '@site/config/site';
import type {ReactNode} from 'react';

import styles from './parts.module.css';

/** Stands where a site without a backend has no accounts: what that means, and who helps. */
export function AccountsOff(): ReactNode {
  return (
    <div className={styles.off} data-accounts="off">
      <p>
        <strong>このサイトでは、いまアカウントを使えません。</strong>
        本アプリとガイドは、アカウントなしで使えます。
      </p>
      <ul>
        <li>
          Proの申し込みとお支払いは、
          <Link href={OUTSIDE_LINKS.fanSupport}>ファン支援ページ</Link>で行います。
        </li>
        <li>
          ライセンスキーとお支払いの相談は、<Link to="/company#contact">運営者の窓口</Link>
          で受け付けます。
        </li>
      </ul>
    </div>
  );
}
