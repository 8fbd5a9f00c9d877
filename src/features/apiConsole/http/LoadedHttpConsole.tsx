import data from '@generated/markdown/default/http.json';
import {useEffect, useId, useRef, useState, type ReactNode, type Ref} from 'react';
import {flushSync} from 'react-dom';
import {AppLinkBar} from '@site/src/components/AppLink';
import {Button, ConfirmDialog, FIELD_LOOK, Panel} from '@site/src/components/ToolParts';
import type {Operation} from '@site/src/lib/apiReference/definition';
import {effectOf} from '@site/src/lib/apiReference/effects';
import {httpOrigin} from '@komebiyori/app-link/address';
import {once} from '@komebiyori/lib/once';
import {callOf, type ApiCall} from '@site/src/lib/apiReference/samples';
import {useStore} from '@site/src/lib/useStore';
import {chosenOperation} from '../chosenOperation';
import {AnswerPanel} from './AnswerPanel';
import {CodePanel} from './CodePanel';
import {exampleValues, readForm, type FormReading, type FormValues} from './form';
import {MOST_ENTRIES, type Entry} from './history';
import styles from './Http.module.css';
import {createHttpTool, type HttpTool} from './httpTool.browser';
import {RequestForm} from './RequestForm';

const {operations, schemas, tags} = data;

/** The console; it touches nothing until a button is pressed. */
export default function LoadedHttpConsole(): ReactNode {
  const [tool] = useState(createHttpTool);
  useEffect(() => tool.close, [tool]);
  const chosen = useStore(chosenOperation);
  const operation = operations.find(({id}) => id === chosen) ?? operations[0];
  return operation === undefined ? null : <Bench tool={tool} operation={operation} />;
}

interface BenchProps {
  readonly tool: HttpTool;
  readonly operation: Operation;
}

function Bench({tool, operation}: BenchProps): ReactNode {
  const address = useStore(tool.link.address);
  // What was typed for an operation is there again when the reader comes back to it.
  const [typed, setTyped] = useState<Readonly<Record<string, FormValues>>>({});
  const [asking, setAsking] = useState<FormReading>();
  const choice = useRef<HTMLSelectElement>(null);
  const values = typed[operation.id] ?? exampleValues(operation);
  const reading = readForm(operation, values, {origin: httpOrigin(address), schemas});
  const effect = effectOf(operation);

  const send = (): void => {
    setAsking(undefined);
    const {path, query, body} = values;
    const entry = {operation: operation.id, path, query, ...(body !== '' && {body})};
    void tool.send(reading.call, entry);
  };
  const recall = ({operation: id, path, query, body}: Entry): void => {
    const known = operations.find((one) => one.id === id);
    if (known === undefined) return;
    // Before the focus comes there, which tells what the form is about now.
    flushSync(() => {
      setTyped({...typed, [id]: {path, query, body: body ?? exampleValues(known).body}});
      chosenOperation.set(id);
    });
    choice.current?.focus();
  };
  return (
    <div className={styles.bench}>
      <AppLinkBar link={tool.link} purpose="HTTP APIを試す" reach="loopback" />
      <Panel title="リクエスト">
        <RequestForm
          sending={tool.sending}
          onCancel={tool.cancel}
          operation={operation}
          values={values}
          reading={reading}
          onChange={(next) => {
            setTyped({...typed, [operation.id]: next});
          }}
          onSend={() => {
            if (effect?.asks === true) setAsking(reading);
            else send();
          }}
        >
          <OperationChoice operation={operation} choice={choice} />
        </RequestForm>
      </Panel>
      <AnswerPanel tool={tool} />
      <CodePanel call={reading.call} lacksBody={reading.syntax !== undefined} />
      <HistoryPanel tool={tool} onRecall={recall} />
      {asking !== undefined && effect !== undefined && (
        <AskDialog
          call={asking.call}
          text={effect.text}
          onSend={send}
          onClose={() => {
            setAsking(undefined);
          }}
        />
      )}
    </div>
  );
}

interface Props {
  readonly call: ApiCall;
  /** What it does. */
  readonly text: string;
  readonly onSend: () => void;
  /** Called for Escape, too. */
  readonly onClose: () => void;
}

/** Asks before something is sent that stays. */
function AskDialog({call, text, onSend, onClose}: Props): ReactNode {
  const id = useId();
  return (
    <ConfirmDialog
      title="本アプリを変更するリクエストを送りますか"
      describedBy={id}
      onClose={onClose}
    >
      <p>
        <code>
          {call.method} {call.path}
        </code>
      </p>
      <p id={id}>{text}</p>
      <div className={styles.buttons}>
        {/* First, so that Enter does no harm. */}
        <Button onClick={onClose}>送らない</Button>
        <Button look="primary" onClick={onSend}>
          変更を送る
        </Button>
      </div>
    </ConfirmDialog>
  );
}

interface HistoryPanelProps {
  readonly tool: HttpTool;
  readonly onRecall: (entry: Entry) => void;
}

const clock = once(
  () =>
    new Intl.DateTimeFormat('ja-JP', {
      ...{month: 'numeric', day: 'numeric'},
      ...{hour: '2-digit', minute: '2-digit', second: '2-digit'},
    }),
);

/** What was sent before, to be filled in again. */
function HistoryPanel({tool, onRecall}: HistoryPanelProps): ReactNode {
  const entries = useStore(tool.history);
  return (
    <Panel
      title="送った記録"
      aside={entries.length > 0 && <Button onClick={tool.clearHistory}>記録を消す</Button>}
    >
      <p className={styles.note}>
        最後の{MOST_ENTRIES}
        件を、このブラウザだけに残します。レスポンスと、プラグインに送った中身は残しません。
      </p>
      {entries.length === 0 ? (
        <p className={styles.note}>まだありません。</p>
      ) : (
        <ol className={styles.history}>
          {entries.map((entry) => (
            <li key={entry.at}>
              <EntryRow entry={entry} onRecall={onRecall} />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function EntryRow({
  entry,
  onRecall,
}: {readonly entry: Entry} & Pick<HistoryPanelProps, 'onRecall'>): ReactNode {
  const operation = data.operations.find(({id}) => id === entry.operation);
  if (operation === undefined) return null;
  const {path} = callOf(operation, '', {path: entry.path, query: ''});
  return (
    <>
      <span className={styles.entry}>
        <code>
          {operation.method} {path}
        </code>
        <span className={styles.facts}>
          {entry.status ?? 'レスポンスなし'}・{clock().format(entry.at)}
        </span>
      </span>
      <Button
        aria-label={`${operation.method} ${path}を入力欄に戻す`}
        onClick={() => {
          onRecall(entry);
        }}
      >
        入力欄に戻す
      </Button>
    </>
  );
}

interface ChoiceProps {
  readonly operation: Operation;
  readonly choice: Ref<HTMLSelectElement>;
}

/** All operations of the definition, of which the form shows one. */
function OperationChoice({operation, choice}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>操作</label>
      <select
        ref={choice}
        id={id}
        className={FIELD_LOOK}
        value={operation.id}
        onChange={({target}) => {
          chosenOperation.set(target.value);
        }}
      >
        {tags.map(({name, description}) => (
          <optgroup key={name} label={description}>
            {operations
              .filter(({tag}) => tag === name)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.method} {one.path}（{one.summary}）
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
