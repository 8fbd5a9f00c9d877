import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {browserKind} from '@site/src/lib/browserKind';
import {useStore} from '@site/src/lib/useStore';
import {ACTION_NAMES, stateText, type Action} from './session/stateTexts';
import type {Tool} from './tool.browser';
import styles from './TopBar.module.css';

interface Props {
  readonly tool: Tool;
}

function act(tool: Tool, action: Action): void {
  const {session} = tool;
  switch (action) {
    case 'start':
    case 'retry':
    case 'another':
      tool.start();
      break;
    case 'pause':
      void session.pause();
      break;
    case 'resume':
      void session.resume();
      break;
    case 'cancel':
    case 'finish':
      void session.finish();
      break;
  }
}

/** What state the tool is in, in words, and the ways out of it. */
export function TopBar({tool}: Props): ReactNode {
  const state = useStore(tool.session.state);
  const {tone, title, text, steps, actions} = stateText(state, browserKind(navigator.userAgent));
  return (
    <div className={styles.box}>
      <div className={styles.bar}>
        <span className={clsx(styles.lamp, styles[tone])} aria-hidden="true" />
        <div className={styles.words} role="status">
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          {actions.map((action, index) => (
            // By place: the button that was pressed keeps the focus when it becomes the next one.
            <Button
              key={index}
              look="bar"
              onClick={({detail}) => {
                // The second half of a double click was meant for what stood there before.
                if (detail < 2) act(tool, action);
              }}
            >
              {ACTION_NAMES[action]}
            </Button>
          ))}
        </div>
      </div>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
