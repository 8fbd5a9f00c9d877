import clsx from 'clsx';
import type {ReactNode} from 'react';
import {readColor} from '@komebiyori/overlays/css/readColor';
import type {ColorField} from '@komebiyori/overlays/model/fields';
import {RangeInput} from '@site/src/components/RangeInput';
import {describedByTyped, TypedNote, useTyped, type Reading} from '@site/src/components/ToolParts';

import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import type {ControlProps} from './controls';
import styles from './controls.module.css';

/** What an open colour begins with. */
const FIRST = '#ffffffff';

/** A colour by picker, by text and by opacity. */
export function ColorControl(props: ControlProps<ColorField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const color = String(value);
  const typed = useTyped(color, {show: shortHex, read: readTyped, onChange});
  if (color === '') {
    return (
      <Button
        id={id}
        aria-describedby={describedBy}
        onClick={() => {
          onChange(FIRST);
        }}
      >
        色を決める
      </Button>
    );
  }
  const percent = Math.round(alphaOf(color) * 100);
  return (
    <div className={styles.color}>
      <span className={styles.swatch}>
        <input
          type="color"
          aria-labelledby={labelId}
          value={color.slice(0, 7)}
          onChange={({target}) => {
            onChange(withAlpha(target.value, alphaOf(color)));
          }}
        />
        {/* The picker of the browser knows no opacity. */}
        <span aria-hidden="true" style={{backgroundColor: color}} />
      </span>
      <input
        className={clsx(ui.field, styles.hex)}
        type="text"
        id={id}
        aria-describedby={describedByTyped(describedBy, {id, typed})}
        spellCheck={false}
        autoComplete="off"
        {...typed.field}
      />
      <label className={styles.alpha}>
        <span className="visually-hidden">{field.label}の</span>濃さ
        <RangeInput
          className={styles.slider}
          min={0}
          max={100}
          value={percent}
          aria-valuetext={`${percent}%`}
          onChange={(next) => {
            onChange(withAlpha(color, next / 100));
          }}
        />
        {/* The slider tells it: in its name it would be heard twice. */}
        <span className={styles.percent} aria-hidden="true">
          {percent}%
        </span>
      </label>
      {field.isOptional && (
        <Button
          look="quiet"
          onClick={() => {
            onChange('');
          }}
        >
          色を決めない
        </Button>
      )}
      <TypedNote id={id} typed={typed} />
    </div>
  );
}

/** People write colours without the sign, too. */
function readTyped(text: string): Reading<string> {
  const plain = text.trim();
  const value = readColor(/^[\da-f]{3,8}$/iu.test(plain) ? `#${plain}` : plain);
  return value === undefined
    ? {fault: '色は「#ff8800」か「rgb(255, 136, 0)」の形で書きます。色は変えていません。'}
    : {value};
}

/** How much a `#rrggbbaa` covers: 0 to 1. */
const alphaOf = (color: string): number => Number.parseInt(color.slice(7, 9) || 'ff', 16) / 255;

/** The colour with another opacity, 0 to 1. */
function withAlpha(color: string, alpha: number): string {
  const byte = Math.round(Math.min(Math.max(alpha, 0), 1) * 255);
  return color.slice(0, 7) + byte.toString(16).padStart(2, '0');
}

/** As people write it: without the opacity of an opaque colour. */
const shortHex = (color: string): string =>
  color.endsWith('ff') && color.length === 9 ? color.slice(0, 7) : color;
