import type {KeyboardEvent, ReactNode} from 'react';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {useStore} from '@site/src/lib/useStore';
import {isCharacterStroke, printStroke} from '../inputs/strokes';
import {useTool} from '../tool/useTool';
import type {PadButton, PadPage} from '../work/pads';
import {buttonName, Face} from './Face';
import styles from './Keys.module.css';

const isPressKey = ({key}: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** A button to press, or to hold. */
function PlayKey({button}: {readonly button: PadButton}): ReactNode {
  const {firing} = useTool();
  const {queue, readyAt, held} = useStore(firing.state);
  const isLit = useStore(firing.lit).has(button.id);
  const waiting = queue.filter(({buttonId}) => buttonId === button.id).length;
  const ready = readyAt.get(button.id) ?? 0;
  const rest = Math.round(ready - firing.now());
  const hasCharacterKeys = useCharacterKeys();
  const {shortcut} = button;
  const isOff = shortcut === null || (!hasCharacterKeys && isCharacterStroke(shortcut));
  const stroke = isOff ? undefined : printStroke(shortcut);
  const down = (): void => {
    firing.press(button.id);
  };
  const up = (): void => {
    firing.release(button.id);
  };
  return (
    <button
      className={styles.key}
      type="button"
      data-color={button.color}
      data-lit={isLit || held.has(button.id)}
      aria-label={`${buttonName(button)}${waiting > 0 ? `（待ち${waiting}）` : ''}`}
      aria-keyshortcuts={stroke}
      {...(button.hold === null ? {onClick: down} : holding(down, up))}
    >
      <Face button={button} />
      {stroke !== undefined && (
        <kbd className={styles.stroke} aria-hidden="true">
          {stroke}
        </kbd>
      )}
      {waiting > 0 && (
        <span className={styles.waiting} aria-hidden="true">
          待ち{waiting}
        </span>
      )}
      {rest > 0 && (
        <span
          // Another time begins the bar anew.
          key={ready}
          className={styles.cooling}
          style={{animationDuration: `${rest}ms`}}
          aria-hidden="true"
        />
      )}
    </button>
  );
}

/** A button that repeats goes down and up; a click without either comes from a helping device. */
function holding(down: () => void, up: () => void) {
  return {
    onPointerDown: ({button, currentTarget, pointerId}: React.PointerEvent) => {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      down();
    },
    onPointerUp: up,
    onPointerCancel: up,
    onContextMenu: (event: React.MouseEvent) => {
      // On a touch screen holding would open the menu.
      event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressKey(event)) return;
      event.preventDefault();
      if (!event.repeat) down();
    },
    onKeyUp: up,
    onBlur: up,
    onClick: ({detail}: React.MouseEvent) => {
      if (detail > 0) return;
      down();
      up();
    },
  };
}

/** The buttons of a page, to be pressed. */
export function PlayGrid({page}: {readonly page: PadPage}): ReactNode {
  const {buttons} = useStore(useTool().work);
  const isEmpty = page.slots.every((id) => id === null);
  return (
    <div className={styles.grid} data-columns={page.columns} role="group" aria-label={page.name}>
      {page.slots.map((id, slot) => {
        const button = buttons.find((one) => one.id === id);
        return button === undefined ? (
          // By place: the places of a page stay.
          <span key={`${page.id} ${slot}`} className={styles.gap} />
        ) : (
          <PlayKey key={button.id} button={button} />
        );
      })}
      {isEmpty && (
        <p className={styles.empty}>
          まだボタンがありません。「編集」を押し、空いた場所を押すと、ボタンができます。
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly page: PadPage;
  readonly onChoose: (pageId: string) => void;
}

/** The pages of the pad, one of which is shown. */
export function PageBar({page, onChoose}: Props): ReactNode {
  const {pages} = useStore(useTool().work);
  return (
    <nav className={styles.bar} aria-label="パッドのページ">
      {pages.map(({id, name}) => (
        <button
          key={id}
          className={styles.page}
          type="button"
          aria-current={id === page.id ? 'page' : undefined}
          onClick={() => {
            onChoose(id);
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
