import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {Button, Panel, StageBox} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import {watchVisibility} from '@komebiyori/effects/visibility';

import {SIZES} from '../settings/settings';
import '../stage/stage.css';
import {PartyStage} from '../stage/partyStage.browser';
import type {PartyTool} from '../tool/tool.browser';

/** The overlay as OBS shows it, over a ground that stands for the stream. */
export function StagePanel({tool}: {readonly tool: PartyTool}): ReactNode {
  const settings = useStore(tool.settings);
  const count = useStore(tool.count);
  const isDemo = useStore(tool.hub.isDemo);
  const box = useRef<HTMLDivElement>(null);
  const stage = useStageOf(tool, box);
  useEffect(() => {
    stage.setSettings(settings);
  }, [stage, settings]);
  useEffect(() => {
    stage.setCount(count);
  }, [stage, count]);
  const {width, height} = SIZES[settings.size];
  return (
    <Panel title="配信での見え方">
      <StageBox
        width={width}
        height={height}
        maxHeight="34rem"
        box={box}
        below={
          <>
            <Button
              look="primary"
              data-on={isDemo}
              onClick={() => {
                tool.hub.setDemo(!isDemo);
              }}
            >
              {isDemo ? 'デモを止める' : 'デモを流す'}
            </Button>
            <Button disabled={count === 0} onClick={tool.resetCount}>
              回数を0にする
            </Button>
          </>
        }
      />
    </Panel>
  );
}

/** A stage in the box, which follows the tool. */
function useStageOf(tool: PartyTool, box: RefObject<HTMLDivElement | null>): PartyStage {
  const [stage] = useState(() => new PartyStage(tool.settings.get(), 1));
  useEffect(() => {
    box.current?.replaceChildren(stage.element);
    const follow = (): void => {
      stage.setLevels(tool.hub.heard(tool.settings.get().meterSource));
    };
    // A source that is gone tells nothing.
    const timer = window.setInterval(follow, 200);
    const stops = [
      tool.onStage(stage.fire),
      tool.hub.onLevels(follow),
      watchVisibility((isVisible) => {
        stage.setHidden(!isVisible);
      }),
    ];
    return () => {
      window.clearInterval(timer);
      for (const stop of stops) stop();
      stage.destroy();
    };
  }, [tool, box, stage]);
  return stage;
}
