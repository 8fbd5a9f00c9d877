import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {OUTSIDE_LINKS} from '@site/config/site';
import type {AccountConfig} from '../config';
import styles from './parts.module.css';

interface Props {
  /** What is being done, as in 「注文を確かめています」. */
  readonly label: string;
  readonly lines?: number;
  /** Whether it stands where the same words were said a moment ago, or are in a moment. */
  readonly isSilent?: boolean;
}

/** The shape of what is on its way. */
export function Skeleton({label, lines = 3, isSilent = false}: Props): ReactNode {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role={isSilent ? undefined : 'status'}>{label}…</p>
      {Array.from({length: lines}, (_, index) => (
        <span key={index} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}

/** Where Pro is to be had, in a list. */
export const FanSupport = (): ReactNode => (
  <li>
    Proの申し込みとお支払いは、
    <Link href={OUTSIDE_LINKS.fanSupport}>ファン支援ページ</Link>で行います。
  </li>
);

/** Stands where a site without a backend has no accounts: what that means, and who helps. */
export function AccountsOff(): ReactNode {
  return (
    <div className={styles.off} data-accounts="off">
      <p>
        <strong>このサイトでは、今アカウントを使えません。</strong>
        本アプリとマニュアルは、アカウントなしで使えます。
      </p>
      <ul>
        <FanSupport />
        <li>
          ライセンスキーとお支払いの相談は、<Link to="/company#contact">運営者の窓口</Link>
          で受け付けます。
        </li>
      </ul>
    </div>
  );
}

/** Says that nothing here is real, and where the mails are. */
export function LocalNote({config}: {readonly config: AccountConfig}): ReactNode {
  if (!config.isLocal) return null;
  return (
    <p className={styles.local}>
      このページは、このPCで動く開発用のバックエンドにつながっています。メールと支払いは本物ではありません。メールは
      <a href={`${config.url}/outbox`} target="_blank" rel="noreferrer">
        送信箱
      </a>
      に入ります。
    </p>
  );
}
