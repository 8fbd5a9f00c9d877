import {useRef, useState, type ReactNode} from 'react';
import {filesOf, writeItems} from '@komebiyori/effects';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {useCopy} from '@site/src/components/CopyText';
import {Button, Panel} from '@site/src/components/ToolParts';
import {megabytes} from '@site/src/lib/megabytes';
import {useFileDrop} from '@site/src/lib/useFileDrop';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {kindOf} from '../work/assets';
import {removeAsset} from '../work/edit';
import type {Work} from '../work/work';
import styles from './KitTab.module.css';
import {encodeKitLink} from './link';
import type {OpenedKit} from './openKit.browser';
import {sayProblem, type KitProblem} from './problems';

interface ImportProps {
  readonly problem: KitProblem | undefined;
  readonly onOpen: (opened: OpenedKit) => void;
}

/** Where a kit comes in; nothing changes before it is confirmed. */
export function ImportPanel({problem, onOpen}: ImportProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setBusy(true);
    const {openKit} = await import('./openKit.browser');
    onOpen(await openKit(file));
    setBusy(false);
  };
  const isOver = useFileDrop(zone, ({files: [file]}) => {
    void open(file);
  });
  return (
    <Panel title="取り込む">
      <div ref={zone} className={styles.drop} data-over={isOver}>
        <p>キットのzipか、演出のJSONを、ここにドロップします。</p>
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() => {
            input.current?.click();
          }}
        >
          {isBusy ? '読み取っています…' : 'ファイルを選ぶ'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".zip,.json,application/zip,application/json"
          aria-label="キットのファイル"
          hidden
          onChange={({target}) => {
            void open(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {sayProblem(problem)}
        </p>
      )}
      <p className={styles.note}>
        開いても、すぐには変わりません。新しいもの、変わるもの、同じものを見てから選びます。
      </p>
    </Panel>
  );
}

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

/** The pictures and sounds of the work, and where they are used. */
export function AssetsPanel(): ReactNode {
  const tool = useTool();
  const {buttons, items} = useStore(tool.work);
  const assets = useStore(tool.assets.list);
  const usesOf = (path: string): number =>
    buttons.filter(({image}) => image === path).length +
    items.filter((item) => filesOf(item).includes(path)).length;
  return (
    <Panel title="素材">
      {assets.length === 0 ? (
        <p className={styles.note}>
          ボタンや演出に画像や音を入れると、ここに並びます。素材は送信せず、このブラウザに残します。
        </p>
      ) : (
        <ul className={styles.list}>
          {assets.map((asset) => {
            const {path, size} = asset;
            const url = tool.assets.urlOf(path);
            const uses = usesOf(path);
            return (
              <li key={path}>
                {kindOf(asset) === 'image' && url !== undefined && (
                  <img className={styles.thumb} src={url} alt="" />
                )}
                <span className={styles.name}>
                  {path}
                  <small>
                    {megabytes(size)}・{uses === 0 ? '使っていません' : `${uses}か所で使用`}
                  </small>
                </span>
                <Button
                  aria-label={`${path}を削除`}
                  onClick={() => {
                    tool.change((work) => removeAsset(work, path), {label: '素材の削除'});
                  }}
                >
                  削除
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
