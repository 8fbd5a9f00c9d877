import type {ReactNode} from 'react';
import {Button, NumberField, Panel, TextField} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../../tool/useTool';
import {addPage, movePage, newPage, removePage, renamePage, resizePage} from '../../work/edit';
import {PAD_LIMITS, type PadPage} from '../../work/pads';
import {MAX_PAGES} from '../../work/work';
import styles from './EditPanel.module.css';
import type {Editing} from './useEditing';

interface Props {
  readonly page: PadPage;
  readonly editing: Editing;
  /** Called with a page that was added. */
  readonly onShow: (pageId: string) => void;
}

/** Name, grid and order of the page. */
export function PagePanel({page: {id, name, columns, rows}, editing, onShow}: Props): ReactNode {
  const tool = useTool();
  const {pages} = useStore(tool.work);
  const at = pages.findIndex((one) => one.id === id);
  const add = (): void => {
    const made = newPage(crypto.randomUUID(), `ページ${pages.length + 1}`);
    tool.change((work) => addPage(work, made), {label: 'ページの追加'});
    onShow(made.id);
    editing.say(`「${made.name}」を追加し、開きました。`);
  };
  const resize = (nextColumns: number, nextRows: number): void => {
    tool.change((work) => resizePage(work, id, nextColumns, nextRows), {
      label: 'マス目の変更',
      tag: `${id} grid`,
    });
  };
  return (
    <Panel title="ページ">
      <div className={styles.fields}>
        <TextField
          label="ページの名前"
          value={name}
          maxLength={PAD_LIMITS.name[1]}
          onChange={(text) => {
            // A page without a name could not be chosen.
            if (text === '') return;
            const step = {label: 'ページの名前の変更', tag: `${id} name`};
            tool.change((work) => renamePage(work, id, text), step);
          }}
        />
        <div className={styles.pair}>
          <NumberField
            label="列"
            value={columns}
            min={PAD_LIMITS.columns[0]}
            max={PAD_LIMITS.columns[1]}
            onChange={(value) => {
              resize(Math.round(value), rows);
            }}
          />
          <NumberField
            label="行"
            value={rows}
            min={PAD_LIMITS.rows[0]}
            max={PAD_LIMITS.rows[1]}
            onChange={(value) => {
              resize(columns, Math.round(value));
            }}
          />
        </div>
        <p className={styles.note}>マス目を減らして入らなくなったボタンは、置き場に残ります。</p>
        <div className={styles.actions}>
          <Button disabled={pages.length >= MAX_PAGES} onClick={add}>
            ページを追加
          </Button>
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              disabled={pages[at + by] === undefined}
              onClick={() => {
                tool.change((work) => movePage(work, id, by), {label: 'ページの並べ替え'});
                editing.say(`「${name}」を${at + by + 1}番目に動かしました。`);
              }}
            >
              {by === -1 ? '前へ' : '後ろへ'}
            </Button>
          ))}
          <Button
            disabled={pages.length === 1}
            onClick={() => {
              tool.change((work) => removePage(work, id), {label: 'ページの削除'});
              editing.say(`「${name}」を削除しました。「元に戻す」で戻せます。`);
            }}
          >
            ページを削除
          </Button>
        </div>
      </div>
    </Panel>
  );
}
