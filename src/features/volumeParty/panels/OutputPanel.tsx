import type {Packed} from '@komebiyori/overlays/package/packFolder';
import type {ReactNode} from 'react';
import {fetchSiteText} from '@komebiyori/lib/siteFile.browser';
import {ToObs} from '@site/src/components/ToObs';
import {Choice, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {SIZE_IDS, SIZES, type Feed, type Settings} from '../settings/settings';
import {viewUrl} from '../settings/viewUrl';
import type {PartyTool} from '../tool/tool.browser';
import styles from './OutputPanel.module.css';

const SIZE_CHOICES = SIZE_IDS.map((value) => ({value, name: SIZES[value].name}));

const FEED_CHOICES: readonly {readonly value: Feed; readonly name: string}[] = [
  {value: 'page', name: 'このページから送る'},
  {value: 'obs', name: 'OBSの中だけで測る'},
  {value: 'mic', name: '開いたブラウザのマイク'},
  {value: 'demo', name: 'デモの音'},
];

const FEED_TEXTS: Record<Feed, string> = {
  page: 'このページを開いたまま、上の「OBSの音」でOBSとつなぎます。設定を変えると、OBSの画面にもすぐ届きます。',
  obs: 'このページを閉じても動きます。OBSのソースを右クリックし、「対話（操作）」でOBSのパスワードを一度だけ入れます。OBSの中だけに残り、次からは不要です。zipのテンプレートでは、OBSを開くたびに入れます。認証をオフにしたOBSでは不要です。',
  mic: 'ウィンドウキャプチャ用です。ほかのブラウザで開いたときは、「使う」を押します。OBSのブラウザソースで使うには、OBSのショートカットの「リンク先」の最後に、半角の空白と「--enable-media-stream」を書き足します。',
  demo: '見え方を確かめるためのものです。',
};

/** Ways to OBS. */
export function OutputPanel({tool}: {readonly tool: PartyTool}): ReactNode {
  const settings = useStore(tool.settings);
  const {width, height} = SIZES[settings.size];
  return (
    <Panel title="OBSに映す">
      <div className={styles.choices}>
        <Choice
          label="大きさ"
          value={settings.size}
          options={SIZE_CHOICES}
          onChange={(size) => {
            tool.change({size}, {label: '大きさ'});
          }}
        />
        <Choice
          label="音の受け取り方"
          value={settings.feed}
          options={FEED_CHOICES}
          onChange={(feed) => {
            tool.change({feed}, {label: '音の受け取り方'});
          }}
        />
        <p className={styles.words}>{FEED_TEXTS[settings.feed]}</p>
      </div>
      <ToObs
        url={viewUrl(settings, window.location.origin)}
        source={{name: '音量パーティー', width, height}}
        makeZip={() => makeZip(settings)}
      >
        ソースの大きさは{width}×{height}
        です。URLに入るのはルールと見た目だけで、OBSのパスワードは入りません。
        {settings.mouth === 'own' && '自分の画像はzipに入ります。'}
      </ToObs>
    </Panel>
  );
}

async function makeZip(settings: Settings): Promise<Packed> {
  const [{packParty}, script] = await Promise.all([
    import('../view/packParty'),
    fetchSiteText(new URL('../view/zip.bundle.ts', import.meta.url)),
  ]);
  return packParty(settings, script);
}
