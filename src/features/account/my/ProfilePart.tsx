import {useState, type ReactNode} from 'react';
import {Panel, Switch} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import type {Account} from '../client/answers';
import {checkName} from '../model/inputs';
import {BusyButton} from '../parts/BusyButton';
import {Field} from '../parts/Field';
import {TaskNotice} from '../parts/TaskNotice';
import {useTask} from '../parts/useTask';
import {FIELD_TEXTS, MY_TEXTS} from '../texts/messages.ja';

import styles from './MyAccount.module.css';

interface Props {
  readonly client: AccountClient;
  readonly mail: string;
  readonly profile: Account['account'];
  readonly onChange: () => void;
}

/** Who the visitor is here: address, name, and whether news are sent. */
export function ProfilePart({client, mail, profile, onChange}: Props): ReactNode {
  const [name, setName] = useState(profile.display_name ?? '');
  const [newsletter, setNewsletter] = useState(profile.newsletter);
  const [problem, setProblem] = useState<string>();
  const {isBusy, notice, run} = useTask('account');
  return (
    <Panel title="アカウント">
      <TaskNotice notice={notice} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const checked = checkName(name);
          setProblem(checked.ok ? undefined : FIELD_TEXTS[checked.problem]);
          if (!checked.ok) return;
          run(
            () => client.saveProfile({name: checked.value, newsletter}),
            () => {
              onChange();
              return MY_TEXTS.saved;
            },
          );
        }}
      >
        <p className={styles.mail}>
          メールアドレス：<strong>{mail}</strong>
        </p>
        <Field
          label="表示名"
          name="nickname"
          autoComplete="nickname"
          value={name}
          problem={problem}
          note="1〜50文字です。ほかの人には見えません。"
          onChange={(value) => {
            setName(value);
            setProblem(undefined);
          }}
        />
        <Switch
          label="お知らせメールを受け取る"
          note="新しい版とメンバーシップのお知らせです。いつでも止められます。"
          checked={newsletter}
          onChange={setNewsletter}
        />
        <p className={styles.actions}>
          <BusyButton look="main" type="submit" isBusy={isBusy}>
            保存
          </BusyButton>
        </p>
      </form>
    </Panel>
  );
}
