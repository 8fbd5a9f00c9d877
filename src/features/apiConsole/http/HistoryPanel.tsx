import data from '@generated/markdown/default/http.json';
import type {ReactNode} from 'react';
import {Button, Panel} from '@site/src/components/ToolParts';
import {callOf} from '@site/src/lib/apiReference/samples';
import {useStore} from '@site/src/lib/useStore';
import {MOST_ENTRIES, type Entry} from './history';
import styles from './Http.module.css';
import type {HttpTool} from './httpTool.browser';

interface Props {
  readonly tool: HttpTool;
  readonly onRecall: (entry: Entry) => void;
}

const TIME = new Intl.DateTimeFormat('ja-JP', {
  ...{month: 'numeric', day: 'numeric'},
  ...{hour: '2-digit', minute: '2-digit', second: '2-digit'},
});

/** What was sent before, to be filled in again. */
export function HistoryPanel({tool, onRecall}: Props): ReactNode {
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

function EntryRow({entry, onRecall}: {readonly entry: Entry} & Pick<Props, 'onRecall'>): ReactNode {
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
          {entry.status ?? 'レスポンスなし'}・{TIME.format(entry.at)}
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
