import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {readColor} from '@site/overlays/css/readColor';
import type {ColorField} from '@site/overlays/model/fields';

import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import {alphaOf, shortHex, withAlpha} from './colors';
import type {ControlProps} from './control';
import styles from './controls.module.css';

/** What an open colour begins with. */
const FIRST = '#ffffffff';

/** A colour by picker, by text and by opacity. */
export function ColorControl(props: ControlProps<ColorField>): ReactNode {
  const {field, value, onChange, id, labelId, describedBy} = props;
  const [typed, setTyped] = useState<string>();
  const color = String(value);
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
  const take = (text: string): void => {
    setTyped(text);
    const read = readColor(text.startsWith('#') ? text : withHash(text));
    if (read !== undefined) onChange(read);
  };
  const isWrong = typed !== undefined && readColor(withHash(typed)) === undefined;
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
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? shortHex(color)}
        onChange={({target}) => {
          take(target.value);
        }}
        onBlur={() => {
          setTyped(undefined);
        }}
      />
      <label className={styles.alpha}>
        <span className={ui.hidden}>{field.label}の</span>濃さ
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-valuetext={`${percent}%`}
          onChange={({target}) => {
            onChange(withAlpha(color, Number(target.value) / 100));
          }}
        />
        <span className={styles.percent}>{percent}%</span>
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
    </div>
  );
}

/** People write colours without the sign, too. */
const withHash = (text: string): string =>
  /^[\da-f]{3,8}$/iu.test(text.trim()) ? `#${text.trim()}` : text;
