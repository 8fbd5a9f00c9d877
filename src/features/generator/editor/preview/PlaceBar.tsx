import {useId, type ReactNode} from 'react';
import {describedByTyped, TypedNote, useTypedNumber} from '@site/src/components/ToolParts';

import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import {arrowStep, onScreen, SCREEN, type Point, type Size} from './placement';
import styles from './PreviewPane.module.css';

interface Props {
  readonly place: Point;
  /** Of the source that is placed. */
  readonly size: Size;
  readonly onMove: (place: Point) => void;
}

const STEPS = [
  {key: 'ArrowLeft', face: '←', name: '左へ10px'},
  {key: 'ArrowUp', face: '↑', name: '上へ10px'},
  {key: 'ArrowDown', face: '↓', name: '下へ10px'},
  {key: 'ArrowRight', face: '→', name: '右へ10px'},
] as const;

/** Where the source stands on the screen, for those who do not drag it: numbers, and steps to press. */
export function PlaceBar({place, size, onMove}: Props): ReactNode {
  return (
    <div className={styles.place} role="group" aria-label="配信画面での置き場所">
      <PlaceField
        label="左から"
        value={place.x}
        max={SCREEN.width - size.width}
        onChange={(x) => {
          onMove(onScreen({...place, x}, size));
        }}
      />
      <PlaceField
        label="上から"
        value={place.y}
        max={SCREEN.height - size.height}
        onChange={(y) => {
          onMove(onScreen({...place, y}, size));
        }}
      />
      {STEPS.map(({key, face, name}) => (
        <Button
          key={key}
          // The name as well: an `aria-label` beside it would be told twice.
          title={name}
          onClick={() => {
            const step = arrowStep(key, false) ?? {x: 0, y: 0};
            onMove(onScreen({x: place.x + step.x, y: place.y + step.y}, size));
          }}
        >
          <span aria-hidden="true">{face}</span>
        </Button>
      ))}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function PlaceField({label, value, max, onChange}: FieldProps): ReactNode {
  const id = useId();
  const range = {min: 0, max: Math.max(max, 0)};
  const typed = useTypedNumber<number>(value, {...range, unit: 'px', onChange});
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}（px）</label>
      <input
        className={ui.field}
        type="number"
        inputMode="numeric"
        id={id}
        aria-describedby={describedByTyped(undefined, {id, typed})}
        {...range}
        {...typed.field}
      />
      <TypedNote id={id} typed={typed} />
    </span>
  );
}
