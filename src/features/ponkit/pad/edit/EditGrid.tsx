import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../../tool/useTool';
import type {PadButton, PadPage} from '../../work/pads';
import {buttonName, Face} from '../Face';
import styles from '../Keys.module.css';
import hints from './EditGrid.module.css';
import type {Editing} from './useEditing';

const DRAG_TYPE = 'application/x-ponkit-button';

interface Props {
  readonly page: PadPage;
  readonly editing: Editing;
}

/** The place that an arrow leads to; undefined at the edge. */
function neighbour({columns, slots}: PadPage, slot: number, key: string): number | undefined {
  const column = slot % columns;
  const to = {
    ArrowLeft: column > 0 ? slot - 1 : -1,
    ArrowRight: column < columns - 1 ? slot + 1 : -1,
    ArrowUp: slot - columns,
    ArrowDown: slot + columns,
  }[key];
  return to === undefined || to < 0 || to >= slots.length ? undefined : to;
}

/** The places of a page, to arrange the buttons by mouse, touch or keyboard. */
export function EditGrid({page, editing}: Props): ReactNode {
  const {buttons} = useStore(useTool().work);
  const grid = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<number>();
  const wanted = useRef<number>(undefined);
  const focusOn = (slot: number): void => {
    grid.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
  };
  useEffect(() => {
    // The button that was moved keeps the focus, wherever it is now.
    if (wanted.current !== undefined) focusOn(wanted.current);
    wanted.current = undefined;
  }, [page.slots]);

  const keys = (event: KeyboardEvent, slot: number, button: PadButton | undefined): void => {
    const {key, shiftKey, ctrlKey, altKey, metaKey} = event;
    if (ctrlKey || altKey || metaKey) return;
    if (key === 'Delete' && button !== undefined) {
      event.preventDefault();
      editing.toPool(button.id);
      wanted.current = slot;
      return;
    }
    if (!key.startsWith('Arrow')) return;
    event.preventDefault();
    const to = neighbour(page, slot, key);
    if (to === undefined) return;
    if (shiftKey && button !== undefined) {
      wanted.current = to;
      editing.move(button.id, {pageId: page.id, slot: to});
    } else {
      focusOn(to);
    }
  };
  const press = (slot: number, button: PadButton | undefined): void => {
    const place = {pageId: page.id, slot};
    if (editing.isMoving && editing.chosen !== undefined) editing.move(editing.chosen.id, place);
    else if (button === undefined) editing.create(place);
    else editing.choose(button.id);
  };
  const drop = (event: DragEvent, slot: number): void => {
    event.preventDefault();
    setTarget(undefined);
    const id = event.dataTransfer.getData(DRAG_TYPE);
    if (buttons.some((one) => one.id === id)) editing.move(id, {pageId: page.id, slot});
  };
  return (
    <>
      <div
        ref={grid}
        className={styles.grid}
        data-columns={page.columns}
        data-own-keys=""
        role="group"
        aria-label={`${page.name}を編集`}
        aria-describedby="ponkit-edit-hint"
      >
        {page.slots.map((id, slot) => {
          const button = buttons.find((one) => one.id === id);
          const where = `${Math.floor(slot / page.columns) + 1}行${(slot % page.columns) + 1}列`;
          return (
            <button
              key={button?.id ?? `${page.id} ${slot}`}
              className={button === undefined ? styles.free : styles.key}
              type="button"
              data-slot={slot}
              data-color={button?.color}
              data-chosen={button !== undefined && button.id === editing.chosen?.id}
              data-target={slot === target || editing.isMoving}
              aria-pressed={button === undefined ? undefined : button.id === editing.chosen?.id}
              aria-label={
                button === undefined
                  ? `${where}の空き${editing.isMoving ? 'へ動かす' : 'にボタンを足す'}`
                  : `${buttonName(button)}（${where}）`
              }
              draggable={button !== undefined}
              onClick={() => {
                press(slot, button);
              }}
              onKeyDown={(event) => {
                keys(event, slot, button);
              }}
              onDragStart={({dataTransfer}) => {
                if (button === undefined) return;
                dataTransfer.setData(DRAG_TYPE, button.id);
                dataTransfer.effectAllowed = 'move';
              }}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
                event.preventDefault();
                setTarget(slot);
              }}
              onDragLeave={() => {
                setTarget(undefined);
              }}
              onDrop={(event) => {
                drop(event, slot);
              }}
            >
              {button === undefined ? '＋' : <Face button={button} />}
            </button>
          );
        })}
      </div>
      <p className={hints.hint} id="ponkit-edit-hint">
        ドラッグか<kbd>Shift</kbd>+矢印キーで動かします。<kbd>Delete</kbd>
        で置き場に入れます。
      </p>
      <p className={hints.said} role="status">
        {editing.isMoving ? '動かす先の場所を押します。' : editing.said}
      </p>
    </>
  );
}
