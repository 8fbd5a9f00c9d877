import type {Packed} from '@komebiyori/overlays/package/packFolder';
import {printAddress} from '@komebiyori/app-link/address';
import type {ReactNode} from 'react';
import {fetchSiteText} from '@komebiyori/lib/siteFile.browser';
import {ToObs} from '@site/src/components/ToObs';
import {Button, Panel, StageBox} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';
import {MapCanvas} from '../MapCanvas';
import type {Settings} from '../settings/settings';
import {VIEW_SIZE, viewUrl} from '../settings/viewUrl';
import type {MapTool} from '../tool/tool.browser';
import styles from './StagePanel.module.css';

/** The map as OBS shows it, over a ground that stands for the stream. */
export function StagePanel({tool}: {readonly tool: MapTool}): ReactNode {
  const settings = useStore(tool.settings);
  const session = useStore(tool.shown);
  const isDemo = useStore(tool.isDemo);
  const [said, say] = useSaid();
  return (
    <Panel
      title="配信での見え方"
      aside={
        <Button
          data-on={isDemo}
          onClick={() => {
            void tool.setDemo(!isDemo);
            say(
              isDemo
                ? 'デモを終えました。配信の票に戻りました。'
                : 'デモを流しています。「操作」はデモの票だけを変えます。',
            );
          }}
        >
          {isDemo ? 'デモを終える' : 'デモを見る'}
        </Button>
      }
    >
      <p className={styles.said} role="status">
        {said}
      </p>
      <StageBox
        {...VIEW_SIZE}
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

/** Ways to OBS. */
export function ObsPanel({tool}: {readonly tool: MapTool}): ReactNode {
  const address = useStore(tool.link.address);
  const settings = {...useStore(tool.settings), address: printAddress(address)};
  return (
    <Panel title="OBSに映す">
      <ToObs
        url={viewUrl(settings, window.location.origin)}
        source={{name: 'コメントマップ', ...VIEW_SIZE}}
        makeZip={() => makeZip(settings)}
      >
        大きさは{VIEW_SIZE.width}×{VIEW_SIZE.height}
        です。設定はURLの中に入っています。変えたあとは、もう一度ドラッグするか、URLを貼り直します。上の「操作」は、映っている地図にも届きます。
      </ToObs>
    </Panel>
  );
}

async function makeZip(settings: Settings): Promise<Packed> {
  const [{packMap}, script] = await Promise.all([
    import('../view/packMap'),
    fetchSiteText(new URL('../view/zip.bundle.ts', import.meta.url)),
  ]);
  return packMap(settings, script);
}
