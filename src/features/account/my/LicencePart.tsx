import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {buttonClass} from '@site/src/components/Button';
import {Panel} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import type {Licence, Membership} from '../client/answers';
import {LicenceKey} from '../parts/Shown';
import {TaskNotice} from '../parts/TaskParts';
import {useTask} from '../parts/useTask';
import {Devices} from './Devices';
import styles from './MyAccount.module.css';
import {StateText} from './StateText';
import {
  asPaid,
  isHeld,
  licenceAdvice,
  licenceState,
  sourceText,
  usableFirst,
} from '../model/states';

interface Props {
  readonly client: AccountClient;
  readonly licences: readonly Licence[];
  readonly memberships: readonly Membership[];
  readonly now: Date;
  readonly onChange: () => Promise<void>;
}

/** The licences, each with its key and the computers that use it. */
export function LicencePart(props: Props): ReactNode {
  const {client, licences, memberships, now, onChange} = props;
  // Here and not in the card: the notice must outlive a device that is gone.
  const task = useTask('account');
  return (
    <Panel title="Proライセンス">
      <TaskNotice notice={task.notice} isBusy={task.isBusy} />
      {licences.length === 0 ? (
        <>
          <p>Proライセンスはまだありません。</p>
          <p className={styles.hint}>
            購入するか、支援した方に配る特典コードを下の欄に入力すると、ここにキーが表示されます。
          </p>
          <p className={styles.actions}>
            <a className={buttonClass('primary')} href="/membership#buy">
              購入する
            </a>
            <Link className={buttonClass()} to="/docs/pro/about">
              Proについて
            </Link>
          </p>
        </>
      ) : (
        <ul className={styles.cards}>
          {usableFirst(licences, now).map((licence) => (
            <li key={licence.id} className={styles.card}>
              <p className={styles.cardHead}>
                <StateText state={licenceState(asPaid(licence, memberships, now), now)} />
                <span className={styles.hint}>{sourceText(licence)}</span>
              </p>
              <Advice licence={licence} now={now} />
              <LicenceKey value={licence.key} isDead={licence.state === 'revoked'} />
              {isHeld(licence, now) && (
                <p className={styles.hint}>
                  <Link to="/docs/pro/how-to-register">アプリへの登録方法</Link>
                </p>
              )}
              {/* Nobody needs a place on a key that is never coming back. */}
              {licence.state !== 'revoked' && (
                <Devices client={client} licence={licence} task={task} onChange={onChange} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Why a licence cannot be used; about a payment that is disputed somebody can be asked. */
function Advice({licence, now}: {readonly licence: Licence; readonly now: Date}): ReactNode {
  const advice = licenceAdvice(licence, now);
  if (advice === undefined) return null;
  return (
    <p className={styles.advice}>
      {advice}
      {licence.state === 'suspended' && (
        <>
          心当たりのないときは、<Link to="/company#contact">運営者の窓口</Link>へご連絡ください。
        </>
      )}
      {licence.state === 'revoked' && (
        <>
          <a href="/membership#buy">購入する</a>
          。心当たりのないときは、<Link to="/company#contact">運営者の窓口</Link>へご連絡ください。
        </>
      )}
    </p>
  );
}
