import type {ReactNode} from 'react';
import {EDIT_LIMITS} from '@komebiyori/webm/edit';
import {Button} from '@site/src/components/ToolParts';

import {useBench, useTool} from '../tool/useTool';

/** The two things that make an export lighter, done with one press. */
export function LighterButtons(): ReactNode {
  const tool = useTool();
  const {plan} = useBench();
  const {content} = plan.sizes;
  const {fps} = plan.edit;
  const half = (side: number): number => Math.max(EDIT_LIMITS.side[0], Math.round(side / 2));
  return (
    <>
      <Button
        onClick={() => {
          const resize = {width: half(content.width), height: half(content.height)};
          tool.changeEdit({resize}, {label: '縦横を半分にする'});
        }}
      >
        縦横を半分にする
      </Button>
      {fps > 15 && (
        <Button
          onClick={() => {
            tool.changeEdit({fps: 15}, {label: '15fpsにする'});
          }}
        >
          15fpsにする
        </Button>
      )}
    </>
  );
}
