import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../../tool/useTool';
import type {PadButton, PadPage} from '../../work/pads';
import {buttonName, Face} from '../Face';
import styles from '../Keys.module.css';
import hints from './EditGrid.module.css';
import {placeText, STOP_MOVING, type Editing} from './useEditing';
import {useKeyDrag} from './useKeyDrag';

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

interface GridKeys {
  readonly grid: RefObject<HTMLDivElement | null>;
  /** A place that the focus stays on, whatever comes to stand there. */
  readonly stayOn: (slot: number) => void;
  readonly onKey: (event: KeyboardEvent, slot: number, button: PadButton | undefined) => void;
}

/** Arrows lead from place to place, with Shift they take the button along; Delete puts it away. */
function useGridKeys(page: PadPage, editing: Editing): GridKeys {
  const grid = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const focusOn = (slot: number): void => {
    grid.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus();
  };
  useEffect(() => {
    // The button that was moved keeps the focus, wherever it is now.
    if (wanted.current !== undefined) focusOn(wanted.current);
    wanted.current = undefined;
  }, [page.slots]);

  const onKey: GridKeys['onKey'] = (event, slot, button) => {
    const {key, shiftKey, ctrlKey, altKey, metaKey} = event;
    if (ctrlKey || altKey || metaKey) return;
    if (key === 'Escape' && editing.isMoving) {
      editing.setMoving(false);
      return;
    }
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
  const stayOn = (slot: number): void => {
    wanted.current = slot;
  };
  return {grid, stayOn, onKey};
}

/** The places of a page, to arrange the buttons by mouse, touch or keyboard. */
export function EditGrid({page, editing}: Props): ReactNode {
  const {buttons} = useStore(useTool().work);
  const {grid, stayOn, onKey} = useGridKeys(page, editing);
  const {held, hold} = useKeyDrag(grid, (id, slot) => {
    stayOn(slot);
    editing.move(id, {pageId: page.id, slot});
  });
  const press = (slot: number, button: PadButton | undefined): void => {
    const place = {pageId: page.id, slot};
    if (editing.isMoving || button === undefined) stayOn(slot);
    if (editing.isMoving && editing.chosen !== undefined) editing.move(editing.chosen.id, place);
    else if (button === undefined) editing.create(place);
    else editing.choose(button.id);
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
          return (
            <PlaceKey
              key={button?.id ?? `${page.id} ${slot}`}
              slot={slot}
              where={placeText(page, slot)}
              button={button}
              isChosen={button !== undefined && button.id === editing.chosen?.id}
              isMoving={editing.isMoving}
              isHeld={button !== undefined && button.id === held?.id}
              isOver={held !== undefined && slot === held.over}
              onPress={() => {
                press(slot, button);
              }}
              onKey={(event) => {
                onKey(event, slot, button);
              }}
              onHold={(event) => {
                if (button !== undefined) hold(event, button.id, slot);
              }}
            />
          );
        })}
      </div>
      <p className={hints.hint} id="ponkit-edit-hint">
        ボタンを選び、「場所を動かす」を押してから、行き先を押します。マウスではドラッグ、指では長く押してからドラッグ、キーボードでは
        <kbd>Shift</kbd>+矢印キーでも動かせます。<kbd>Delete</kbd>で置き場に入れます。
      </p>
      <p className={hints.said} role="status">
        {editing.isMoving
          ? `動かす先の場所を押してください。やめるときは、「${STOP_MOVING}」かEscを押します。`
          : editing.said}
      </p>
    </>
  );
}

interface PlaceKeyProps {
  readonly slot: number;
  /** The place in words. */
  readonly where: string;
  /** Undefined for a free place. */
  readonly button: PadButton | undefined;
  readonly isChosen: boolean;
  /** Whether the next place that is pressed takes the chosen button. */
  readonly isMoving: boolean;
  /** Whether it is being dragged. */
  readonly isHeld: boolean;
  /** Whether what is dragged would come here. */
  readonly isOver: boolean;
  readonly onPress: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onHold: (event: PointerEvent<HTMLElement>) => void;
}

/** A place of the page, with its button or free. */
function PlaceKey(props: PlaceKeyProps): ReactNode {
  const {slot, where, button, isChosen, isMoving, isHeld, isOver} = props;
  const {onPress, onKey, onHold} = props;
  return (
    <button
      className={button === undefined ? styles.free : styles.key}
      type="button"
      data-slot={slot}
      data-color={button?.color}
      data-chosen={isChosen}
      data-held={isHeld}
      data-target={isOver || isMoving}
      aria-pressed={button === undefined ? undefined : isChosen}
      aria-label={
        button === undefined
          ? `${where}の空き${isMoving ? 'へ動かす' : 'にボタンを追加'}`
          : `${buttonName(button)}（${where}）`
      }
      onClick={onPress}
      onKeyDown={onKey}
      onPointerDown={onHold}
    >
      {button === undefined ? '＋' : <Face button={button} />}
    </button>
  );
}
