import {useState, type ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button, Choice, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {SIZES, type Feed, type Settings} from '../settings/settings';
import {viewUrl} from '../settings/viewUrl';
import type {PartyTool} from '../tool/tool.browser';
import styles from './OutputPanel.module.css';

const SIZE_CHOICES = (['1920x1080', '1280x720', '1080x1920'] as const).map((value) => ({
  value,
  name: SIZES[value].name,
}));

const FEED_CHOICES: readonly {readonly value: Feed; readonly name: string}[] = [
  {value: 'page', name: 'このページから送る'},
  {value: 'obs', name: 'OBSの中だけで測る'},
  {value: 'mic', name: '開いたブラウザのマイク'},
  {value: 'demo', name: 'デモの音'},
];

const FEED_TEXTS: Record<Feed, string> = {
  page: 'このページを開いたまま、上の「OBSの音」でOBSとつなぎます。設定を変えると、OBSの画面にもすぐ届きます。',
  obs: 'このページを閉じても動きます。OBSのソースを右クリックし、「対話（操作）」でOBSのパスワードを入れます。認証を切にしたOBSでは要りません。',
  mic: 'ウィンドウキャプチャ用です。OBSのブラウザソースでは、マイクを使えません。',
  demo: '見え方を確かめるためのものです。',
};

/** Ways to OBS. */
export function OutputPanel({tool}: {readonly tool: PartyTool}): ReactNode {
  const settings = useStore(tool.settings);
  const [said, say] = useState('');
  const {origin} = window.location;
  const forObs = viewUrl(settings, origin, true);
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
      <div className={styles.row}>
        <a
          className={styles.handle}
          href={forObs}
          draggable
          onDragStart={({dataTransfer}) => {
            dataTransfer.effectAllowed = 'all';
            dataTransfer.setData('text/uri-list', forObs);
            dataTransfer.setData('text/plain', forObs);
          }}
          onClick={(event) => {
            event.preventDefault();
            say('押すのではなく、OBSの「ソース」の上までドラッグします。');
          }}
        >
          OBSへドラッグ
        </a>
        <Button onClick={() => void copyUrl(settings).then(say)}>URLをコピー</Button>
        <Button onClick={() => void saveZip(settings).then(say)}>zipを保存</Button>
        <a
          className={styles.open}
          href={viewUrl(settings, origin)}
          target="_blank"
          rel="noreferrer"
        >
          新しいタブで見る
        </a>
      </div>
      <p className={styles.words}>
        ソースの大きさは{width}×{height}
        です。URLに入るのはルールと見た目だけで、OBSのパスワードは入りません。
        {settings.mouth === 'own' && '自分の画像はzipに入ります。'}
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </Panel>
  );
}

async function copyUrl(settings: Settings): Promise<string> {
  try {
    await navigator.clipboard.writeText(viewUrl(settings, window.location.origin));
    return 'URLをコピーしました。OBSのブラウザソースの「URL」に貼ります。';
  } catch {
    return 'コピーできません。「OBSへドラッグ」を使います。';
  }
}

async function saveZip(settings: Settings): Promise<string> {
  try {
    const [{packParty}, {fetchViewScript}] = await Promise.all([
      import('../view/packParty'),
      import('../view/viewScript.browser'),
    ]);
    const {name, bytes} = packParty(settings, await fetchViewScript());
    saveFile(name, bytes);
    return 'zipを保存しました。展開せずに、本アプリのテンプレートの窓へドラッグします。';
  } catch {
    return 'zipを作れません。ネットの接続を確かめ、もう一度押します。';
  }
}
