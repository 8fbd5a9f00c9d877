import {useEffect, useState, type ReactNode} from 'react';
import {AppLinkBar} from '@site/src/components/AppLink';
import {BENCH_LOOK, Panel, useAutosave} from '@site/src/components/ToolParts';
import {useUnkeptQuestion} from '@site/src/components/ToolParts/useUnkeptQuestion';
import {useStore} from '@site/src/lib/useStore';
import {useUndoKeys} from '@site/src/lib/useUndoKeys';

import styles from './LoadedParty.module.css';
import {CalibratePanel} from './panels/CalibratePanel';
import {LogPanel} from './panels/LogPanel';
import {LooksPanel} from './panels/LooksPanel';
import {OutputPanel} from './panels/OutputPanel';
import {RulesPanel} from './panels/RulesPanel';
import {SourcesPanel} from './panels/SourcesPanel';
import {StagePanel} from './panels/StagePanel';
import {keptSettings} from './settings/kept.browser';
import {connectAgain, PartyTool} from './tool/tool.browser';

/** The settings; it connects by itself only where nobody has to be asked. */
export default function LoadedParty(): ReactNode {
  const [tool] = useState(() => new PartyTool());
  useEffect(() => {
    connectAgain(tool);
    return tool.close;
  }, [tool]);
  return <Bench tool={tool} />;
}

function Bench({tool}: {readonly tool: PartyTool}): ReactNode {
  const settings = useStore(tool.settings);
  const saved = useAutosave(settings, keptSettings.keep);
  useUnkeptQuestion(saved);
  useUndoKeys(tool);
  return (
    <div className={BENCH_LOOK}>
      <div className={styles.wide}>
        <SourcesPanel tool={tool} />
      </div>
      <div className={styles.main}>
        <StagePanel tool={tool} />
        <RulesPanel tool={tool} saved={saved} />
      </div>
      <div className={styles.side}>
        <CalibratePanel tool={tool} />
        <LogPanel tool={tool} />
        <LooksPanel tool={tool} />
      </div>
      <div className={styles.wide}>
        <Panel title="本アプリのワードパーティーも出す">
          <p className={styles.words}>
            ルールの「本アプリへ送る合図」に言葉を書くと、出るたびに本アプリへ送ります。ワードパーティーの演出のパターンに同じ言葉を書き、「リアクション」をオンにします。
          </p>
          <AppLinkBar link={tool.link} purpose="演出の合図を送る" reach="network" />
        </Panel>
      </div>
      <div className={styles.wide}>
        <OutputPanel tool={tool} />
      </div>
    </div>
  );
}
