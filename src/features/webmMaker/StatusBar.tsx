import type {ReactNode} from 'react';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {Button, StateBar} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {FileButtons} from './choosing/FileButtons';
import {stateWords} from './tool/stateWords';
import type {Tool} from './tool/tool';

interface Props {
  readonly tool: Tool;
  readonly onKeys: () => void;
}

/** What state the tool is in, in words, and how to bring another source. */
export function StatusBar({tool, onKeys}: Props): ReactNode {
  const hasCharacterKeys = useCharacterKeys();
  const phase = useStore(tool.opener.phase);
  const work = useStore(tool.exporter.work);
  const {tone, title, text} = stateWords(phase, work);
  return (
    <StateBar tone={tone} title={title} text={text}>
      {phase.kind === 'ready' && (
        <FileButtons onTake={tool.take} look="bar" label="別の素材を開く" />
      )}
      {phase.kind === 'opening' && (
        <Button look="bar" onClick={tool.opener.close}>
          やめる
        </Button>
      )}
      {phase.kind === 'ready' && (
        <Button look="bar" aria-keyshortcuts={hasCharacterKeys ? '?' : undefined} onClick={onKeys}>
          キー
        </Button>
      )}
    </StateBar>
  );
}
