import type {ReactNode} from 'react';
import {StateBar} from '@site/src/components/ToolParts';
import {browserKind} from '@site/src/lib/browserKind';
import {useStore} from '@site/src/lib/useStore';
import {ACTION_NAMES, stateText, type Action} from './session/stateTexts';
import type {Tool} from './tool.browser';

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
    <StateBar
      tone={tone}
      title={title}
      text={text}
      steps={steps}
      actions={actions.map((action) => ({
        name: ACTION_NAMES[action],
        act: () => {
          act(tool, action);
        },
      }))}
    />
  );
}
