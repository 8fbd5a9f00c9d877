import type {ReactNode} from 'react';
import {isPhone} from '@site/src/browser/isPhone.browser';
import {CopyTextButton} from '@site/src/components/CopyText';
import {Panel, ToneMark} from '@site/src/components/ToolParts';
import type {AppAnswer, NoAnswer} from '@komebiyori/app-link/request';
import {useStore} from '@site/src/lib/useStore';
import {JsonView} from '../JsonView';
import {answerText, readAnswer, sizeText} from './answerTexts';
import {CodeText} from './CodePanel';
import styles from './Http.module.css';
import type {HttpTool} from './httpTool.browser';

/** What came back, or why nothing did, with what to do. */
export function AnswerPanel({tool}: {readonly tool: HttpTool}): ReactNode {
  const sending = useStore(tool.sending);
  const isDone = sending.kind === 'done';
  return (
    <Panel title="レスポンス">
      <div role="status">
        {sending.kind === 'idle' && (
          <p className={styles.note}>「送信」を押すと、ここに結果が出ます。</p>
        )}
        {sending.kind === 'sending' && <p className={styles.note}>レスポンスを待っています。</p>}
        {isDone && <Verdict outcome={sending.outcome} />}
      </div>
      {isDone && (
        <p className={styles.note}>
          {sending.call.method} {sending.call.path}
        </p>
      )}
      {isDone && sending.outcome.kind === 'answered' && <Answer answer={sending.outcome} />}
    </Panel>
  );
}

function Verdict({outcome}: {readonly outcome: AppAnswer | NoAnswer}): ReactNode {
  const {title, steps} = answerText(outcome, isPhone());
  const isGood = steps.length === 0;
  return (
    <>
      <p className={styles.verdict}>
        <ToneMark tone={isGood ? 'good' : 'bad'} /> {title}
        {outcome.kind === 'answered' && (
          <span className={styles.facts}>
            {Math.round(outcome.milliseconds)}ミリ秒・
            {sizeText(new TextEncoder().encode(outcome.text).length)}
          </span>
        )}
      </p>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step.replaceAll('`', '')}</li>
          ))}
        </ol>
      )}
    </>
  );
}

function Answer({answer}: {readonly answer: AppAnswer}): ReactNode {
  const {text, headers} = answer;
  const read = readAnswer(text);
  return (
    <>
      {headers.length > 0 && (
        <details className={styles.headers}>
          <summary>ヘッダー</summary>
          <ul>
            {headers.map(([name, value]) => (
              <li key={name}>
                <code>
                  {name}: {value}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
      {text === '' ? (
        <p className={styles.note}>中身はありません。</p>
      ) : (
        <>
          {/* Another answer begins with its own entries open or closed. */}
          <div className={styles.answer}>
            {'json' in read ? (
              <JsonView key={text} value={read.json} />
            ) : (
              <CodeText>{read.text}</CodeText>
            )}
          </div>
          <CopyTextButton
            text={'json' in read ? JSON.stringify(read.json, undefined, 2) : read.text}
            label="レスポンスをコピー"
          />
        </>
      )}
    </>
  );
}
