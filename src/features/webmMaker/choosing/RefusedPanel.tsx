import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';

import {describeFailure} from '../messages/messages';
import type {Phase} from '../tool/phase';
import {useTool} from '../tool/useTool';
import {Message} from '../ui/Message';
import {FileButtons} from './FileButtons';
import styles from './choosing.module.css';
import {GridFields} from './GridFields';

interface Props {
  readonly phase: Extract<Phase, {kind: 'refused'}>;
}

/** Files that could not be opened: why, and every way on from here. */
export function RefusedPanel({phase}: Props): ReactNode {
  const tool = useTool();
  const {failure, chosen} = phase;
  const {title, next} = describeFailure(failure);
  const before = tool.opener.opened.get();
  return (
    <div className={styles.refused}>
      <Message tone="bad" title={title} text={next} isAlert>
        {failure.code === 'mixedSizes' && <SizeButtons />}
        <FileButtons
          onTake={tool.take}
          look={failure.code === 'mixedSizes' ? 'secondary' : 'primary'}
          label="別のファイルを選ぶ"
          hasFolder
        />
        {(failure.code === 'unexpected' || failure.code === 'outOfMemory') && (
          <Button onClick={() => void tool.opener.open(chosen)}>もう一度開く</Button>
        )}
        {before !== null && (
          <Button onClick={() => void tool.opener.open(before)}>前の素材に戻る</Button>
        )}
      </Message>
      {failure.code === 'badGrid' && chosen.options.sprites !== null && (
        <GridFields
          size={failure}
          start={chosen.options.sprites}
          fps={chosen.options.pictureFps}
          onOpen={(sprites, pictureFps) => void tool.opener.reopen({sprites, pictureFps})}
          onCancel={() => void tool.opener.reopen({sprites: null})}
        />
      )}
    </div>
  );
}

function SizeButtons(): ReactNode {
  const tool = useTool();
  return (
    <>
      <Button look="primary" onClick={() => void tool.opener.reopen({mixedSizes: 'fit'})}>
        拡大・縮小して合わせる
      </Button>
      <Button look="primary" onClick={() => void tool.opener.reopen({mixedSizes: 'pad'})}>
        余白で合わせる
      </Button>
    </>
  );
}
