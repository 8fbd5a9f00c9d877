import type {ReactNode} from 'react';
import {CopyTextButton} from '@site/src/components/CopyText';
import {Tabs} from '@site/src/components/Tabs';
import {Panel} from '@site/src/components/ToolParts';
import {samplesOf, type ApiCall} from '@site/src/lib/apiReference/samples';
import {TAB_LOOKS, useLanguage} from '../ApiSamples';
import {chooseLanguage} from '../language.browser';
import styles from './Http.module.css';

const PREFIX = 'console-code-';

interface CodePanelProps {
  readonly call: ApiCall;
  /** Whether what is written there cannot be read, so that the code is without it. */
  readonly lacksBody: boolean;
}

/** The call with what is filled in, as code. */
export function CodePanel({call, lacksBody}: CodePanelProps): ReactNode {
  const samples = samplesOf(call);
  const {shown, tabs} = useLanguage(samples.map(({language}) => language));
  const code = samples.find(({language}) => language === shown)?.code ?? '';
  const label = tabs.find(({id}) => id === shown)?.label ?? '';
  return (
    <Panel
      title="このリクエストのコード"
      aside={<CopyTextButton text={code} label={`${label}のコードをコピー`} />}
    >
      <Tabs
        label="コードの言語"
        tabs={tabs}
        tab={shown}
        onChange={chooseLanguage}
        prefix={PREFIX}
        classNames={TAB_LOOKS}
      />
      {lacksBody && (
        <p className={styles.fault}>
          リクエストボディをJSONとして読めないため、コードに入っていません。
        </p>
      )}
      {tabs.map(({id}) => (
        <div
          key={id}
          role="tabpanel"
          id={`${PREFIX}${id}`}
          aria-labelledby={`${PREFIX}tab-${id}`}
          hidden={id !== shown}
        >
          {id === shown && <CodeText>{code}</CodeText>}
        </div>
      ))}
    </Panel>
  );
}

// A scrolling area is a tab stop: without one the keyboard cannot read long lines.
const TAB_STOP = {tabIndex: 0};

interface Props {
  readonly labelledBy?: string;
  readonly children: string;
}

/** Text as it is, which scrolls where it is long. */
export function CodeText({labelledBy, children}: Props): ReactNode {
  return (
    <pre
      className={styles.preview}
      role={labelledBy === undefined ? undefined : 'group'}
      aria-labelledby={labelledBy}
      {...TAB_STOP}
    >
      {children}
    </pre>
  );
}
