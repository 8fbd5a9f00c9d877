import {useState, type ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button, Panel} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import type {Account} from '../client/answers';
import {exportName} from '../model/formats';
import {deletionObstacle, openSlip} from '../model/states';
import {BusyButton, TaskNotice} from '../parts/TaskParts';
import {useTask} from '../parts/useTask';
import {MY_TEXTS} from '../texts/messages.ja';
import {DeleteDialog} from './DeleteDialog';
import styles from './MyAccount.module.css';

interface Props {
  readonly client: AccountClient;
  readonly mail: string;
  readonly account: Account;
  /** Has the page read anew. */
  readonly onChange: () => Promise<void>;
  readonly onDeleted: () => void;
}

/** Taking one's data along, signing out, and leaving for good. */
export function DataPart({client, mail, account, onChange, onDeleted}: Props): ReactNode {
  const obstacle = deletionObstacle(account);
  const [isAsked, setAsked] = useState(false);
  const {isBusy, notice, run} = useTask('account');
  const leave = (scope: 'local' | 'global'): void => {
    run(
      () => client.signOut(scope),
      () => undefined,
    );
  };
  return (
    <Panel title="データとアカウント">
      <TaskNotice {...{notice, isBusy}} />
      <p className={styles.actions}>
        <Button
          disabled={isBusy}
          onClick={() => {
            leave('local');
          }}
        >
          ログアウト
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => {
            leave('global');
          }}
        >
          すべての端末からログアウト
        </Button>
      </p>
      <div className={styles.group}>
        <p className={styles.hint}>登録の内容、購入と操作の記録を、1つのファイルで保存します。</p>
        <p className={styles.actions}>
          <BusyButton
            isBusy={isBusy}
            onClick={() => {
              run(client.exportData, (json) => {
                saveFile(exportName(new Date()), json);
                return MY_TEXTS.exported;
              });
            }}
          >
            データをダウンロード
          </BusyButton>
        </p>
      </div>
      <div className={styles.group}>
        <p className={styles.hint}>
          ライセンスも消え、元に戻せません。内容は次の画面で確かめられます。
        </p>
        <p className={styles.actions}>
          <Button
            look="danger"
            disabled={isBusy}
            onClick={() => {
              setAsked(true);
              // What kept the account may have been dealt with in another tab.
              void onChange();
            }}
          >
            アカウントを削除
          </Button>
        </p>
      </div>
      {isAsked && (
        <DeleteDialog
          client={client}
          mail={mail}
          obstacle={
            obstacle && {code: obstacle, until: openSlip(account)?.voucher_expires_at ?? null}
          }
          onClose={() => {
            setAsked(false);
          }}
          onDeleted={onDeleted}
        />
      )}
    </Panel>
  );
}
