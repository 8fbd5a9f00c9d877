import {useState, type ReactNode} from 'react';
import {EDIT_LIMITS} from '@komebiyori/webm/edit';
import {Button, NumberField} from '@site/src/components/ToolParts';

import styles from './EditTabs.module.css';
import {useBench, useTool} from '../tool/useTool';

const MOST_SECONDS = 600;

/** What pictures do not say themselves: how long a still is shown, how fast a row of them goes. */
export function StillFields(): ReactNode {
  const tool = useTool();
  const {source, options} = useBench().opened;
  const isStill = source.kind === 'still';
  const now = isStill ? options.stillUs / 1e6 : options.pictureFps;
  const [wanted, setWanted] = useState(now);
  if (!isStill && source.kind !== 'sequence' && source.kind !== 'sprites') return null;
  return (
    <fieldset className={styles.group}>
      <legend>{isStill ? '画像を出す長さ' : '素材の1秒のコマ数'}</legend>
      <div className={styles.buttons}>
        {isStill ? (
          <NumberField
            label="長さ"
            value={wanted}
            min={0.1}
            max={MOST_SECONDS}
            step={0.1}
            digits={2}
            unit="秒"
            onChange={setWanted}
          />
        ) : (
          <NumberField
            label="コマ数"
            value={wanted}
            min={EDIT_LIMITS.fps[0]}
            max={EDIT_LIMITS.fps[1]}
            digits={2}
            unit="fps"
            onChange={setWanted}
          />
        )}
        <Button
          disabled={wanted === now}
          onClick={() =>
            void tool.opener.reopen(
              isStill ? {stillUs: Math.round(wanted * 1e6)} : {pictureFps: wanted},
            )
          }
        >
          この値で開き直す
        </Button>
      </div>
    </fieldset>
  );
}
