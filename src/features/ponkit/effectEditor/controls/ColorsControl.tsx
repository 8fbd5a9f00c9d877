import {useId, type ReactNode} from 'react';
import {Button, FieldFrame, type FieldProps} from '@site/src/components/ToolParts';
import {replaced, without} from '@site/src/lib/lists';

import styles from './controls.module.css';

interface Props extends FieldProps {
  /** As CSS writes them; the chooser knows only `#rrggbb`. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

const NEXT_COLOR = '#f2b84b';

/** `#rrggbb` of a colour for the chooser; black stands for what it cannot show. */
function forChooser(color: string): string {
  const [, r, g, b] = /^#(.)(.)(.)$/u.exec(color) ?? [];
  if (r !== undefined && g !== undefined && b !== undefined) return `#${r}${r}${g}${g}${b}${b}`;
  return /^#[\da-f]{6}$/iu.test(color) ? color : '#000000';
}

/** Colours in their order. */
export function ColorsControl(props: Props): ReactNode {
  const {values, onChange} = props;
  const id = useId();
  return (
    <FieldFrame {...props} id={id} isWide isGroup>
      <span className={styles.colors}>
        {values.map((color, at) => (
          // The same colour may stand twice, so its place is its name.
          <span key={at} className={styles.color}>
            <input
              type="color"
              aria-label={`${at + 1}番目の色 ${color}`}
              value={forChooser(color)}
              onChange={({target}) => {
                onChange(replaced(values, at, target.value));
              }}
            />
            <button
              type="button"
              aria-label={`${at + 1}番目の色を削除`}
              onClick={() => {
                onChange(without(values, at));
              }}
            >
              ×
            </button>
          </span>
        ))}
        <Button
          onClick={() => {
            onChange([...values, NEXT_COLOR]);
          }}
        >
          色を追加
        </Button>
      </span>
    </FieldFrame>
  );
}
