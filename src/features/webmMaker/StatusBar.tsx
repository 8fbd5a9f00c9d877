import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {FileButtons} from './choosing/FileButtons';
import {stateWords} from './tool/stateWords';
import type {Tool} from './tool/tool';
import styles from './StatusBar.module.css';

interface Props {
  readonly tool: Tool;
  readonly onKeys: () => void;
}

/** What state the tool is in, in words, and how to bring another source. */
export function StatusBar({tool, onKeys}: Props): ReactNode {
  const phase = useStore(tool.opener.phase);
  const work = useStore(tool.exporter.work);
  const {tone, title, text} = stateWords(phase, work);
  return (
    <div className={styles.bar}>
      <span className={clsx(styles.lamp, styles[tone])} aria-hidden="true" />
      <div className={styles.words} role="status">
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        {phase.kind === 'ready' && (
          <FileButtons onTake={tool.take} look="bar" label="別の素材を開く" />
        )}
        {phase.kind === 'opening' && (
          <Button look="bar" onClick={tool.opener.close}>
            やめる
          </Button>
        )}
        {phase.kind === 'ready' && (
          <Button look="bar" aria-keyshortcuts="?" onClick={onKeys}>
            キー
          </Button>
        )}
      </div>
    </div>
  );
}
