import {useEffect, useState, type ReactNode} from 'react';
import {AppLinkBar} from '@site/src/components/AppLink';
import {BENCH_LOOK, TypedAnew, useAutosave} from '@site/src/components/ToolParts';
import {useLeaveQuestion} from '@site/src/components/ToolParts/useLeaveQuestion';
import {useStore} from '@site/src/lib/useStore';

import styles from './LoadedMap.module.css';
import {ConsolePanel} from './panels/ConsolePanel';
import {CountingPanel} from './panels/CountingPanel';
import {LogPanel} from './panels/LogPanel';
import {LooksPanel} from './panels/LooksPanel';
import {ObsPanel, StagePanel} from './panels/StagePanel';
import {createMapTool, keptSettings, type MapTool} from './tool/tool.browser';

/** The tool; it connects by itself only where nobody has to be asked. */
export default function LoadedMap(): ReactNode {
  const [tool] = useState(createMapTool);
  useEffect(() => {
    void tool.link.connectIfGranted();
    return tool.close;
  }, [tool]);
  return <Bench tool={tool} />;
}

function Bench({tool}: {readonly tool: MapTool}): ReactNode {
  const settings = useStore(tool.settings);
  // Another one with each reset, and with each that is taken back.
  const former = useStore(tool.formerSettings);
  const saved = useAutosave(settings, keptSettings.keep);
  return (
    <div className={BENCH_LOOK}>
      <Leaving tool={tool} />
      <div className={styles.wide}>
        <AppLinkBar link={tool.link} purpose="視聴者のコメントを受け取る" reach="loopback" />
      </div>
      <StagePanel tool={tool} />
      <div className={styles.side}>
        <ConsolePanel tool={tool} />
        <LogPanel tool={tool} />
      </div>
      <TypedAnew value={former}>
        <CountingPanel tool={tool} />
        <LooksPanel tool={tool} />
      </TypedAnew>
      <p className={styles.unsaved} role="status">
        {(saved === 'full' || saved === 'blocked') &&
          '設定をこのブラウザに保存できません。このまま使えます。下の「OBSに映す」のURLかzipに、今の設定が残ります。'}
      </p>
      <div className={styles.wide}>
        <ObsPanel tool={tool} />
      </div>
    </div>
  );
}

/**
 * Asks before the votes of the stream are lost with the page, not those of the demonstration. By itself,
 * because every comment changes them.
 */
function Leaving({tool}: {readonly tool: MapTool}): ReactNode {
  const isDemo = useStore(tool.isDemo);
  const {counts} = useStore(useStore(tool.shown).state);
  // A vote that was taken away again leaves a nought.
  const hasVotes = [...counts.values()].some((count) => count !== 0);
  useLeaveQuestion(!isDemo && hasVotes ? 'ページを離れると、数えた票は消えます。' : undefined, {
    whenClosed: true,
  });
  return null;
}
