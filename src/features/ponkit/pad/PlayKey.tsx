import type {KeyboardEvent, ReactNode} from 'react';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {useStore} from '@site/src/lib/useStore';

import {isCharacterStroke, printStroke} from '../inputs/strokes';
import {useTool} from '../tool/useTool';
import type {PadButton} from '../work/pads';
import {buttonName, Face} from './Face';
import styles from './Keys.module.css';

const isPressKey = ({key}: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** A button to press, or to hold. */
export function PlayKey({button}: {readonly button: PadButton}): ReactNode {
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
