import {useEffect, useState, type ReactNode} from 'react';

import {Bench} from './Bench';
import {Dock} from './dock/Dock';
import {createPonkit} from './tool/ponkit.browser';
import {ToolContext} from './tool/useTool';

const isDock = (): boolean => new URLSearchParams(window.location.search).get('dock') === '1';

/** The tool; it connects by itself only where nobody has to be asked. */
export default function LoadedPonkit(): ReactNode {
  const [tool] = useState(createPonkit);
  const [inDock] = useState(isDock);
  useEffect(() => {
    void tool.link.connectIfGranted();
    return tool.close;
  }, [tool]);
  return <ToolContext value={tool}>{inDock ? <Dock /> : <Bench />}</ToolContext>;
}
