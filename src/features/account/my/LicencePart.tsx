import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import type {Licence} from '../client/answers';
import {LicenceKey} from '../parts/LicenceKey';
import {TaskNotice} from '../parts/TaskNotice';
import {useTask} from '../parts/useTask';
import {Devices} from './Devices';
import styles from './MyAccount.module.css';
import {StateText} from './StateText';
import {licenceState, sourceText} from '../model/states';

interface Props {
  readonly client: AccountClient;
  readonly licences: readonly Licence[];
  readonly now: Date;
  readonly onChange: () => void;
}

/** The licences, each with its key and the computers that use it. */
export function LicencePart({client, licences, now, onChange}: Props): ReactNode {
  // Here and not in the card: the notice must outlive a device that is gone.
  const task = useTask('account');
  return (
    <Panel title="Proライセンス">
      <TaskNotice notice={task.notice} />
      {licences.length === 0 ? (
        <>
          <p>Proライセンスはまだありません。</p>
          <p className={styles.actions}>
            <Link className={styles.linkButton ?? ''} to="/docs/pro/about">
              Proについて
            </Link>
            <a className={styles.linkButton} href="/membership#buy">
              購入する
            </a>
          </p>
        </>
      ) : (
        <ul className={styles.cards}>
          {licences.map((licence) => (
            <li key={licence.id} className={styles.card}>
              <p className={styles.cardHead}>
                <StateText state={licenceState(licence, now)} />
                <span className={styles.hint}>{sourceText(licence)}</span>
              </p>
              <LicenceKey value={licence.key} />
              <p className={styles.hint}>
                <Link to="/docs/pro/how-to-register">アプリへの登録方法</Link>
              </p>
              <Devices client={client} licence={licence} task={task} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
