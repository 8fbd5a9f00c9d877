// Change: code is highlighted at build (config/markdown.ts), so this only draws it: a frame with an
// optional title, a scrolling <pre> that the keyboard can reach, and a copy button. The original
// brings a highlighter to the browser and has no copy button for code that is already marked up.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/CodeBlock';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {codeTitle} from './codeTitle';
import {CopyButton} from './CopyButton';
import styles from './styles.module.css';

// A scrolling area is a tab stop: without one the keyboard cannot read long lines.
const TAB_STOP = {tabIndex: 0};

export default function CodeBlock({children, className, metastring, title}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const heading = title ?? codeTitle(metastring);
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, styles.block)}>
      {heading !== undefined && <p className={styles.title}>{heading}</p>}
      <div className={styles.content}>
        <pre className={clsx(styles.pre, 'thin-scrollbar')} ref={pre} {...TAB_STOP}>
          <code className={className}>{children}</code>
        </pre>
        <CopyButton readText={() => pre.current?.textContent ?? ''} />
      </div>
    </div>
  );
}
