import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {BusyButton} from '../parts/BusyButton';
import {TaskNotice} from '../parts/TaskNotice';
import type {Notice} from '../parts/useTask';

import styles from './SignIn.module.css';

interface Props {
  readonly isBusy: boolean;
  readonly notice: Notice | undefined;
  readonly signedInAs: string | undefined;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/**
 * Asks before the link of a mail is used: programs that look through mails open links, too, and a
 * link that somebody else has sent would sign in to their account.
 */
export function LinkStep({isBusy, notice, signedInAs, onConfirm, onBack}: Props): ReactNode {
  return (
    <>
      <h2 className={styles.title}>このブラウザでログインしますか？</h2>
      <TaskNotice notice={notice} />
      <p>自分で確認コードを申し込んだときだけ、「ログインする」を押してください。</p>
      {signedInAs !== undefined && (
        <p className={styles.mail}>
          いまは<strong>{signedInAs}</strong>
          でログインしています。進むと、リンクのアカウントに切り替わります。
        </p>
      )}
      <BusyButton look="main" className={styles.main} isBusy={isBusy} onClick={onConfirm}>
        ログインする
      </BusyButton>
      <div className={styles.row}>
        <Button disabled={isBusy} onClick={onBack}>
          {signedInAs === undefined ? '新しいコードを送る' : 'いまのアカウントのまま進む'}
        </Button>
      </div>
    </>
  );
}
