import {clsx} from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {Button, FIELD_LOOK} from '@site/src/components/ToolParts';
import type {Operation} from '@site/src/lib/apiReference/definition';
import {effectOf} from '@site/src/lib/apiReference/effects';
import {useStore} from '@site/src/lib/useStore';
import {CodeText} from './CodePanel';
import {exampleValues, type FormReading, type FormValues} from './form';
import styles from './Http.module.css';
import type {HttpTool} from './httpTool.browser';

interface Props {
  readonly sending: HttpTool['sending'];
  readonly operation: Operation;
  readonly values: FormValues;
  readonly reading: FormReading;
  readonly onChange: (values: FormValues) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  /** What chooses the operation. */
  readonly children?: ReactNode;
}

/** What will be sent, field by field, and as it goes out. */
export function RequestForm(props: Props): ReactNode {
  const {sending, operation, values, reading, onChange, onSend, onCancel, children} = props;
  const [showsFaults, setShowsFaults] = useState('');
  const submit = useRef<HTMLButtonElement>(null);
  const isSending = useStore(sending).kind === 'sending';
  const effect = effectOf(operation);
  // Faults are told when something was to be sent, not while somebody types.
  const isTold = showsFaults === operation.id;
  const isBad =
    reading.missing.length > 0 || reading.syntax !== undefined || reading.faults.length > 0;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        const {currentTarget} = event;
        event.preventDefault();
        // Before the focus moves: the field describes itself by what is wrong with it.
        flushSync(() => {
          setShowsFaults(isBad ? operation.id : '');
        });
        currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
        if (!isBad && !isSending) onSend();
      }}
    >
      {children}
      <ParameterFields
        operation={operation}
        values={values}
        missing={isTold ? reading.missing : []}
        onChange={onChange}
      />
      {operation.body !== undefined && (
        <BodyField
          values={values}
          example={exampleValues(operation).body}
          reading={isTold ? reading : undefined}
          onChange={onChange}
        />
      )}
      <div>
        <p className={styles.label} id="request-preview">
          送る内容
        </p>
        <CodeText labelledBy="request-preview">{previewOf(reading)}</CodeText>
      </div>
      {effect !== undefined && <p className={styles.effect}>{effect.text}</p>}
      <div className={styles.buttons}>
        {/* Not disabled: that would take the focus away. */}
        <Button ref={submit} look="primary" type="submit" aria-disabled={isSending}>
          {isSending ? '送っています…' : '送信'}
        </Button>
        {isSending && (
          <Button
            onClick={() => {
              // The button goes with what it ends.
              submit.current?.focus();
              onCancel();
            }}
          >
            やめる
          </Button>
        )}
      </div>
    </form>
  );
}

/** The request as it goes out. */
function previewOf({call: {method, origin, path, body}}: FormReading): string {
  const head = `${method} ${origin}${path}`;
  if (body === undefined) return head;
  return `${head}\nContent-Type: application/json\n\n${JSON.stringify(body, undefined, 2)}`;
}

interface ParameterProps extends Pick<Props, 'operation' | 'values' | 'onChange'> {
  /** Those that must be filled in first. */
  readonly missing: readonly string[];
}

function ParameterFields({operation, values, missing, onChange}: ParameterProps): ReactNode {
  const id = useId();
  return operation.parameters.map(({name, place, description}) => {
    const isMissing = missing.includes(name);
    const value = place === 'path' ? (values.path[name] ?? '') : values.query;
    return (
      <div key={name} className={styles.field}>
        <label htmlFor={`${id}${name}`}>
          <code>{name}</code>
          {place === 'path' ? '（必須）' : '（クエリ、任意）'}
        </label>
        <input
          id={`${id}${name}`}
          className={FIELD_LOOK}
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isMissing}
          aria-describedby={`${id}${name}-note`}
          placeholder={place === 'path' ? undefined : 'key=value&other=1'}
          onChange={({target}) => {
            onChange(
              place === 'path'
                ? {...values, path: {...values.path, [name]: target.value}}
                : {...values, query: target.value},
            );
          }}
        />
        <p className={styles.note} id={`${id}${name}-note`}>
          {description.replaceAll('`', '')}
        </p>
        {isMissing && (
          <p className={styles.fault} role="alert">
            {`「${name}」の値を入れてください。`}
          </p>
        )}
      </div>
    );
  });
}

interface BodyProps extends Pick<Props, 'values' | 'onChange'> {
  readonly example: string;
  /** Undefined while faults are not told. */
  readonly reading: FormReading | undefined;
}

function BodyField({values, example, reading, onChange}: BodyProps): ReactNode {
  const id = useId();
  const faults = [
    ...(reading?.syntax === undefined ? [] : [{place: '', text: reading.syntax}]),
    ...(reading?.faults ?? []),
  ];
  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>リクエストボディ（JSON）</label>
        <Button
          disabled={values.body === example}
          onClick={() => {
            onChange({...values, body: example});
          }}
        >
          例に戻す
        </Button>
      </div>
      <textarea
        id={id}
        className={clsx(FIELD_LOOK, styles.body)}
        value={values.body}
        rows={Math.min(18, Math.max(4, values.body.split('\n').length + 1))}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-faults`}
        onChange={({target}) => {
          onChange({...values, body: target.value});
        }}
      />
      {/* Not live: it is read as what describes the field, where the focus comes when it is sent. */}
      <div id={`${id}-faults`}>
        {faults.length > 0 && (
          <ul className={styles.faults}>
            {faults.map(({place, text}) => (
              <li key={`${place}${text}`} className={styles.fault}>
                {place !== '' && <code>{place}</code>} {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
