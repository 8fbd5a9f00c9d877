import type {ReactNode} from 'react';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {BACKDROP_NAMES, BACKDROPS} from '../tool/view';
import {Segments} from './Fields';

const OPTIONS = BACKDROPS.map((value) => ({value, name: BACKDROP_NAMES[value]}));

/** What is behind the picture, wherever it is seen. */
export function BackdropChoice(): ReactNode {
  const tool = useTool();
  const {backdrop} = useStore(tool.view);
  return (
    <Segments
      label="プレビューの背景"
      value={backdrop}
      options={OPTIONS}
      onChange={(value) => {
        tool.changeView({backdrop: value});
      }}
    />
  );
}
