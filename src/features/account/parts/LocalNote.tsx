import type {ReactNode} from 'react';
import type {AccountConfig} from '../config';

import styles from './parts.module.css';

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
