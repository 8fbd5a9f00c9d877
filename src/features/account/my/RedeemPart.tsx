import Link from '@docusaurus/Link';
import {useState, type ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import {LOST_ANSWERS, type FailureCode} from '../client/failureCodes';
import {dayText} from '../model/formats';
import {checkRedeemCode} from '../model/inputs';
import {BusyButton, TaskNotice} from '../parts/TaskParts';
import {Field} from '../parts/Field';
import {useTask} from '../parts/useTask';
import {FIELD_TEXTS, redeemedText} from '../texts/messages.ja';

/** What is wrong with the code that was typed. */
const AT_FIELD: readonly FailureCode[] = [
  'code_not_found',
  'code_expired',
  'code_already_used',
  'code_exhausted',
];

/** Failures after which the account may have what the code gives. */
const MAY_BE_USED: readonly FailureCode[] = ['code_already_used', ...LOST_ANSWERS];

interface Props {
  readonly client: AccountClient;
  readonly onChange: () => Promise<void>;
}

/** Takes a code that members of the fan support are given. */
export function RedeemPart({client, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const {isBusy, notice, run, refuse, mend} = useTask('account', AT_FIELD);
  return (
    <Panel title="特典コード">
      <TaskNotice {...{notice, isBusy}} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const checked = checkRedeemCode(typed);
          if (!checked.ok) {
            refuse(FIELD_TEXTS[checked.problem]);
            return;
          }
          run(
            async () => {
              const redeemed = await client.redeem(checked.value);
              // First the licence, which stands above and would push away what is said here: also where
              // an answer was lost, and the code was used all the same.
              if (redeemed.ok || MAY_BE_USED.includes(redeemed.failure.code)) await onChange();
              return redeemed;
            },
            (until) => {
              setTyped('');
              return redeemedText(until === null ? undefined : dayText(until));
            },
          );
        }}
      >
        <Field
          label="コード"
          name="redeem"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          readOnly={isBusy}
          value={typed}
          notice={notice}
          note={
            notice?.text === FIELD_TEXTS.redeemLicence ? (
              <Link to="/docs/pro/how-to-register">アプリへの登録方法</Link>
            ) : (
              'ファン支援ページで、支援した方に配るコードです。'
            )
          }
          onChange={(value) => {
            setTyped(value);
            mend();
          }}
        />
        <BusyButton type="submit" isBusy={isBusy}>
          使う
        </BusyButton>
      </form>
    </Panel>
  );
}
