import type {ReactNode} from 'react';
import {writeItems} from '@komebiyori/effects';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {useCopy} from '@site/src/components/CopyText';
import {Button, Panel} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import type {Work} from '../work/work';
import styles from './KitTab.module.css';
import {encodeKitLink} from './link';

/** The address with a work in it, and whether it is short enough. */
function linkOf(work: Work): {readonly url: string; readonly fits: boolean} {
  const {origin, pathname} = window.location;
  const {hash, fits} = encodeKitLink(work);
  return {url: `${origin}${pathname}#${hash}`, fits};
}

/** The ways in which the work goes out. */
export function ExportPanel(): ReactNode {
  const tool = useTool();
  const {pages, buttons, items, assets} = useStore(tool.work);
  const [said, say] = useSaid();
  const link = useCopy(() => linkOf(tool.work.get()).url, '「zipを保存」で渡してください。');
  const saveZip = async (): Promise<void> => {
    const work = tool.work.get();
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    for (const asset of work.assets) {
      const bytes = await tool.assets.bytesOf(asset);
      if (bytes !== undefined) files.set(asset.id, bytes);
    }
    const lost = work.assets.length - files.size;
    const {packKit} = await import('./kitFile');
    saveFile('ponkit.zip', packKit(work, files));
    say(
      lost === 0
        ? 'zipを保存しました。'
        : `zipを保存しました。素材${lost}個は、このブラウザから消えていたので入っていません。`,
    );
  };
  const share = (): void => {
    if (linkOf(tool.work.get()).fits) {
      say('');
      link.copy();
    } else {
      say('内容が多いので、リンクにできません。「zipを保存」で渡してください。');
    }
  };
  return (
    <Panel title="書き出す">
      <p className={styles.note}>
        ページ{pages.length}、ボタン{buttons.length}、演出{items.length}、素材{assets.length}
      </p>
      <div className={styles.row}>
        <Button
          look="primary"
          onClick={() => {
            void saveZip();
          }}
        >
          zipを保存
        </Button>
        <Button onClick={share}>リンクをコピー</Button>
        <Button
          disabled={items.length === 0}
          onClick={() => {
            saveFile('wordparty-items.json', writeItems(items));
            say('演出のJSONを保存しました。');
          }}
        >
          演出のJSONを保存
        </Button>
      </div>
      <p className={styles.note} role="status">
        {said || link.said}
      </p>
      <ul className={styles.note}>
        <li>zipには、パッド、演出、素材のすべてが入ります。</li>
        <li>リンクに素材は入りません。内容は「#」の後ろに入り、サーバーには送りません。</li>
        <li>
          演出のJSONは、本アプリに自動では入りません。ワードパーティーの「編集」の画面を見ながら、同じ値を入れます。
        </li>
      </ul>
    </Panel>
  );
}
