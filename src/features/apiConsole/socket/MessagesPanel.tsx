import {once} from '@komebiyori/lib/once';
import {memo, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {Button, FIELD_LOOK, Panel} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';
import {JsonView} from '../JsonView';
import {filterMessages, MOST_KEPT, MOST_SHOWN, type Filter, type LoggedMessage} from './messageLog';
import styles from './Socket.module.css';
import type {SocketTool} from './socketTool.browser';

const clock = once(
  () =>
    new Intl.DateTimeFormat('ja-JP', {
      ...{hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3},
    }),
);

/** What has arrived, the newest first. */
export function MessagesPanel({tool}: {readonly tool: SocketTool}): ReactNode {
  const {messages, received, whilePaused} = useStore(tool.shown);
  const [filter, setFilter] = useState<Filter>({type: '', words: ''});
  const fitting = filterMessages(messages, filter);
  const rows = fitting.slice(-MOST_SHOWN).reverse();
  const isPaused = whilePaused !== undefined;
  const [said, say] = useSaidAtLast();
  return (
    <Panel title="届いたメッセージ">
      <div className={styles.controls}>
        <Button
          aria-pressed={isPaused}
          onClick={() => {
            tool.setPaused(!isPaused);
          }}
        >
          一時停止
        </Button>
        <Button
          disabled={received === 0}
          onClick={() => {
            tool.clear();
            say('届いたメッセージを消しました。');
          }}
        >
          消す
        </Button>
        <Button
          disabled={fitting.length === 0}
          onClick={() => {
            tool.save(fitting);
            say(`${fitting.length}件をJSON Linesで保存しました。`);
          }}
        >
          JSON Linesで保存
        </Button>
      </div>
      <FilterFields
        messages={messages}
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          say(`条件に合うものは${filterMessages(messages, next).length}件です。`, TYPED_MS);
        }}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {/* Not live: it changes with every message. */}
      <p className={styles.note}>
        受信{received}件・条件に合うもの{fitting.length}件（新しいほうから{MOST_KEPT}件を残し、
        {MOST_SHOWN}件まで表示します）
      </p>
      <p className={styles.paused} role="status">
        {isPaused && '表示を止めています。受信は続き、押し直すと、たまった分が出ます。'}
      </p>
      {isPaused && <p className={styles.note}>止めてから届いた数：{whilePaused}件</p>}
      {rows.length === 0 ? (
        <p className={styles.note}>
          {received === 0
            ? 'まだ届いていません。つないでから、コメントテスターで1件送ると試せます。'
            : '条件に合うメッセージはありません。'}
        </p>
      ) : (
        <ol className={styles.rows} aria-label="届いたメッセージ">
          {rows.map((message) => (
            <Row key={message.id} message={message} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** ms after the last letter. */
const TYPED_MS = 700;

/** As `useSaid`; what is said with a wait comes only when nothing else was in the meantime. */
function useSaidAtLast(): [said: ReactNode, say: (text: string, wait?: number) => void] {
  const [said, say] = useSaid();
  const timer = useRef(0);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );
  return [
    said,
    (text, wait = 0) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(say, wait, text);
    },
  ];
}

interface FilterProps {
  readonly messages: readonly LoggedMessage[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

function FilterFields({messages, filter, onChange}: FilterProps): ReactNode {
  const id = useId();
  const types = new Set([...messages.map(({type}) => type), filter.type]);
  types.delete('');
  return (
    <div className={styles.filters}>
      <div className={styles.field}>
        <label htmlFor={`${id}type`}>種別で絞る</label>
        <select
          id={`${id}type`}
          className={FIELD_LOOK}
          value={filter.type}
          onChange={({target}) => {
            onChange({...filter, type: target.value});
          }}
        >
          <option value="">すべて</option>
          {[...types].sort().map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}words`}>言葉で絞る</label>
        <input
          id={`${id}words`}
          className={FIELD_LOOK}
          type="search"
          value={filter.words}
          autoComplete="off"
          onChange={({target}) => {
            onChange({...filter, words: target.value});
          }}
        />
      </div>
    </div>
  );
}

/** One message; its JSON is drawn when it is opened. */
const Row = memo(function Row({message}: {readonly message: LoggedMessage}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const {at, type, service, summary, value} = message;
  return (
    <li>
      <details
        className={styles.row}
        onToggle={({currentTarget, target}) => {
          if (target === currentTarget) setOpen(currentTarget.open);
        }}
      >
        <summary>
          {/* The blanks are not seen: they part what is read. */}
          <span className={styles.time}>{clock().format(at)}</span> <code>{type}</code>{' '}
          {service !== '' && <span className={styles.service}>{service}</span>}{' '}
          <span className={styles.line}>{summary}</span>
        </summary>
        {isOpen && <JsonView value={value} />}
      </details>
    </li>
  );
});
