import type {ReactNode} from 'react';
import {useStore} from '@site/src/lib/useStore';

import {EffectEditor} from './effectEditor';
import {useTool} from './tool/useTool';

/** The effect editor on the work's items. */
export default function EffectsTab(): ReactNode {
  const tool = useTool();
  const {items} = useStore(tool.work);
  return (
    <EffectEditor
      items={items}
      onChange={(next, step) => {
        tool.change((work) => ({...work, items: next}), step);
      }}
      assets={tool.assets}
    />
  );
}
