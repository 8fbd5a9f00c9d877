import {useState, type ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import type {AccountClient} from '../client/accountClient';
import {dayText} from '../model/formats';
import {checkRedeemCode} from '../model/inputs';
import {BusyButton} from '../parts/BusyButton';
import {Field} from '../parts/Field';
import {TaskNotice} from '../parts/TaskNotice';
import {useTask} from '../parts/useTask';
import {FIELD_TEXTS, redeemedText} from '../texts/messages.ja';

interface Props {
  readonly client: AccountClient;
  readonly onChange: () => void;
}

/** Takes a code that members of the fan support are given. */
export function RedeemPart({client, onChange}: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const {isBusy, notice, run} = useTask('account');
  return (
    <Panel title="特典コード">
      <TaskNotice notice={notice} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const checked = checkRedeemCode(typed);
          setProblem(checked.ok ? undefined : FIELD_TEXTS[checked.problem]);
          if (!checked.ok) return;
          run(
            () => client.redeem(checked.value),
            (until) => {
              setTyped('');
              onChange();
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
          value={typed}
          problem={problem}
          note="ファン支援ページで、支援した方に配るコードです。"
          onChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
        />
        <BusyButton type="submit" isBusy={isBusy}>
          使う
        </BusyButton>
      </form>
    </Panel>
  );
}
