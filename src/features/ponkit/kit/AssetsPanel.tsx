import type {ReactNode} from 'react';
import {filesOf} from '@komebiyori/effects';
import {Button, Panel} from '@site/src/components/ToolParts';
import {megabytes} from '@site/src/lib/megabytes';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {kindOf} from '../work/assets';
import {removeAsset} from '../work/edit';
import styles from './KitTab.module.css';

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
