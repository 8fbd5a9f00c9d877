import {useState, type ReactNode} from 'react';
import {Button, Choice, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {MapCanvas} from '../MapCanvas';
import type {MapTool} from '../tool/tool.browser';
import styles from './StagePanel.module.css';

const GROUNDS = [
  {value: 'game', name: 'ゲーム風'},
  {value: 'bright', name: '明るい'},
  {value: 'dark', name: '暗い'},
] as const;

type Ground = (typeof GROUNDS)[number]['value'];

/** The map as OBS shows it, over a ground that stands for the stream. */
export function StagePanel({tool}: {readonly tool: MapTool}): ReactNode {
  const settings = useStore(tool.settings);
  const session = useStore(tool.shown);
  const isDemo = useStore(tool.isDemo);
  const [ground, setGround] = useState<Ground>('game');
  return (
    <Panel
      title={isDemo ? '配信での見え方（デモ中）' : '配信での見え方'}
      aside={
        <Button aria-pressed={isDemo} onClick={() => void tool.setDemo(!isDemo)}>
          {isDemo ? 'デモを終える' : 'デモを見る'}
        </Button>
      }
    >
      <div className={styles.stage} data-ground={ground}>
        <MapCanvas session={session} settings={settings} />
      </div>
      <div className={styles.below}>
        <Choice label="うしろの見本" value={ground} options={GROUNDS} onChange={setGround} />
        <p className={styles.credit}>
          地図：
          <a href="https://github.com/VictorCazanave/svg-maps/tree/master/packages/japan">
            @svg-maps/japan
          </a>
          （Victor Cazanave、
          <a href="https://creativecommons.org/licenses/by/4.0/deed.ja">CC BY 4.0</a>
          ）。沖縄と北海道の位置と大きさを変えています。
        </p>
      </div>
    </Panel>
  );
}
