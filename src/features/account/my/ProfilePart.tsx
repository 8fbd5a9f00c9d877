import {useState, type ReactNode} from 'react';
import {Panel, Switch} from '@site/src/components/ToolParts';
import {useLeaveQuestion} from '@site/src/components/ToolParts/useLeaveQuestion';
import type {AccountClient} from '../client/accountClient';
import type {Account} from '../client/answers';
import {profileChange, type ProfileEdits} from '../model/profileChange';
import {BusyButton, TaskNotice} from '../parts/TaskParts';
import {Field} from '../parts/Field';
import {MailAddress} from '../parts/Shown';
import {useTask} from '../parts/useTask';
import {FIELD_TEXTS, MY_TEXTS} from '../texts/messages.ja';

import styles from './MyAccount.module.css';

interface Props {
  readonly client: AccountClient;
  readonly mail: string;
  readonly profile: Account['account'];
  readonly onChange: () => Promise<void>;
}

/** Who the visitor is here: address, name, and whether news are sent. */
export function ProfilePart({client, mail, profile, onChange}: Props): ReactNode {
  const [edits, setEdits] = useState<ProfileEdits>({});
  const [sent, setSent] = useState(edits);
  const {isBusy, notice, run, say, refuse, clear} = useTask('account');
  const change = (edit: ProfileEdits): void => {
    setEdits((before) => ({...before, ...edit}));
    // It was about what stood here before.
    clear();
  };
  const asked = profileChange(edits, profile);
  const isNew = !asked.ok || Object.keys(asked.change).length > 0;
  const isUnsaved = isNew && edits !== sent;
  useLeaveQuestion(isUnsaved ? MY_TEXTS.unsavedProfile : undefined, {whenClosed: true});
  return (
    <Panel title="アカウント">
      <MailAddress mail={mail} />
      <TaskNotice {...{notice, isBusy}} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!asked.ok) {
            refuse(FIELD_TEXTS[asked.problem]);
            return;
          }
          if (!isNew) {
            say('done', MY_TEXTS.saved);
            return;
          }
          run(
            () => client.saveProfile(asked.change),
            () => {
              setSent(edits);
              void onChange();
              return MY_TEXTS.saved;
            },
          );
        }}
      >
        <Field
          label="表示名"
          name="nickname"
          autoComplete="nickname"
          value={edits.name ?? profile.display_name ?? ''}
          notice={notice}
          note="50文字までです。空にして保存すると、名前を消せます。ほかの人には見えません。"
          onChange={(value) => {
            change({name: value});
          }}
        />
        <Switch
          label="お知らせメールを受け取る"
          note="新しいバージョンとメンバーシップのお知らせです。いつでも止められます。"
          checked={edits.newsletter ?? profile.newsletter}
          onChange={(newsletter) => {
            change({newsletter});
          }}
        />
        <p className={styles.actions}>
          <BusyButton type="submit" isBusy={isBusy}>
            保存
          </BusyButton>
        </p>
        {isUnsaved && <p className={styles.hint}>{MY_TEXTS.unsaved}</p>}
      </form>
    </Panel>
  );
}
