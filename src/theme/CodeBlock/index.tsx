// Change: code is highlighted at build (config/markdown.ts), so this only draws it: a frame with an
// optional title, a scrolling <pre> that the keyboard can reach, and a copy button. The original
// brings a highlighter to the browser and has no copy button for code that is already marked up.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import {useContext, useRef, type ReactNode} from 'react';
import {CodeOwner, useCopy} from '@site/src/components/CopyText';
import {codeTitle} from './codeTitle';
import styles from './styles.module.css';

// A scrolling area is a tab stop: without one the keyboard cannot read long lines.
const TAB_STOP = {tabIndex: 0};

export default function CodeBlock({children, className, metastring, title}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const heading = title ?? codeTitle(metastring);
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block)}>
      {heading !== undefined && <div className={styles.title}>{heading}</div>}
      <div className={styles.content}>
        <CopyButton
          title={typeof heading === 'string' ? heading : ''}
          readText={() => pre.current?.textContent ?? ''}
        />
        <pre className={clsx(styles.pre, 'thin-scrollbar')} ref={pre} {...TAB_STOP}>
          <code className={className}>{children}</code>
        </pre>
      </div>
    </div>
  );
}

interface CopyButtonProps {
  readonly title: string;
  readonly readText: () => string;
}

/** Copies a code block. The result is shown on the button and told to screen readers. */
function CopyButton({title, readText}: CopyButtonProps): ReactNode {
  const what = [useContext(CodeOwner), title].filter((part) => part !== '').join('：');
  const {state, said, copy} = useCopy(readText);
  return (
    <>
      {/* What stays, and tells to select the code, stands above it, set as it is. */}
      <div className={state === 'failed' ? styles.pre : styles.result} role="status">
        {said}
      </div>
      <button
        className={styles.button}
        type="button"
        aria-label={what === '' ? 'コードをコピー' : `「${what}」のコードをコピー`}
        onClick={copy}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            d={state === 'copied' ? 'M5 12.5l4.5 4.5L19 7.5' : 'M9 8h10v13H9zM15 8V4H5v13h4'}
          />
        </svg>
      </button>
    </>
  );
}
