import type {ReactNode} from 'react';
import {Button, Panel, StageBox} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {MapCanvas} from '../MapCanvas';
import type {MapTool} from '../tool/tool.browser';
import styles from './StagePanel.module.css';

/** The map as OBS shows it, over a ground that stands for the stream. */
export function StagePanel({tool}: {readonly tool: MapTool}): ReactNode {
  const settings = useStore(tool.settings);
  const session = useStore(tool.shown);
  const isDemo = useStore(tool.isDemo);
  return (
    <Panel
      title={isDemo ? '配信での見え方（デモ中）' : '配信での見え方'}
      aside={
        <Button aria-pressed={isDemo} onClick={() => void tool.setDemo(!isDemo)}>
          {isDemo ? 'デモを終える' : 'デモを見る'}
        </Button>
      }
    >
      <StageBox
        width={800}
        height={900}
        below={
          <p className={styles.credit}>
            地図：
            <a href="https://github.com/VictorCazanave/svg-maps/tree/master/packages/japan">
              @svg-maps/japan
            </a>
            （Victor Cazanave、
            <a href="https://creativecommons.org/licenses/by/4.0/deed.ja">CC BY 4.0</a>
            ）。沖縄と北海道の位置と大きさを変えています。
          </p>
        }
      >
        <MapCanvas session={session} settings={settings} />
      </StageBox>
    </Panel>
  );
}
