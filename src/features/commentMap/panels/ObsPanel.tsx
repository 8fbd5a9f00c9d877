import type {ReactNode} from 'react';
import {ToObs} from '@site/src/components/ToObs';
import {Panel} from '@site/src/components/ToolParts';
import {printAddress} from '@komebiyori/app-link/address';
import {useStore} from '@site/src/lib/useStore';

import type {Settings} from '../settings/settings';
import {VIEW_SIZE, viewUrl} from '../settings/viewUrl';
import type {MapTool} from '../tool/tool.browser';

/** Ways to OBS. */
export function ObsPanel({tool}: {readonly tool: MapTool}): ReactNode {
  const address = useStore(tool.link.address);
  const settings = {...useStore(tool.settings), address: printAddress(address)};
  const {origin} = window.location;
  return (
    <Panel title="OBSに映す">
      <ToObs
        url={viewUrl(settings, origin)}
        obsUrl={viewUrl(settings, origin, true)}
        makeZip={() => makeZip(settings)}
      >
        大きさは{VIEW_SIZE.width}×{VIEW_SIZE.height}
        です。設定はURLの中に入っています。変えたあとは、もう一度ドラッグするか、URLを貼り直します。上の「操作」は、映っている地図にも届きます。
      </ToObs>
    </Panel>
  );
}

async function makeZip(
  settings: Settings,
): Promise<{name: string; bytes: Uint8Array<ArrayBuffer>}> {
  const [{packMap}, {fetchViewScript}] = await Promise.all([
    import('../view/packMap'),
    import('../view/viewScript.browser'),
  ]);
  return packMap(settings, await fetchViewScript());
}
