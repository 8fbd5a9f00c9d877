import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {Rgb} from '@komebiyori/webm/picture';
import {RangeInput} from '@site/src/components/RangeInput';
import {NumberInput, type NumberProps, type Option} from '@site/src/components/ToolParts';
import {fromHexColor, toHexColor} from '@site/src/lib/hex';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {BACKDROP_NAMES, BACKDROPS} from '../tool/view';
import styles from './ui.module.css';

interface SliderProps extends NumberProps {
  readonly label: string;
  readonly note?: string;
}

/** A slider, and a field for the exact number. */
export function Slider({label, note, ...number}: SliderProps): ReactNode {
  const {value, min, max, step = 1, unit = '', digits = 0, disabled, onChange} = number;
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id} id={`${id}label`}>
        {label}
      </label>
      <span className={styles.exact}>
        <NumberInput id={id} {...number} />
      </span>
      <RangeInput
        className={styles.range}
        aria-labelledby={`${id}label`}
        aria-valuetext={`${Number(value.toFixed(digits))}${unit}`}
        {...{min, max, step, disabled}}
        value={value}
        onChange={onChange}
      />
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}

interface ColorFieldProps {
  readonly label: string;
  readonly value: Rgb;
  readonly onChange: (value: Rgb) => void;
}

/** A colour, by the browser's own chooser. */
export function ColorField({label, value, onChange}: ColorFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.color}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.swatch}>
        <input
          id={id}
          type="color"
          value={toHexColor(value)}
          onChange={({target}) => {
            onChange(fromHexColor(target.value));
          }}
        />
        <code>{toHexColor(value)}</code>
      </span>
    </div>
  );
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  /** The label is for screen readers alone. */
  readonly isLabelHidden?: boolean;
}

/** One of a few that are all seen. */
export function Segments<T extends string>(props: SegmentsProps<T>): ReactNode {
  const {label, value, options, onChange, isLabelHidden = false} = props;
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.segmentRow}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const OPTIONS = BACKDROPS.map((value) => ({value, name: BACKDROP_NAMES[value]}));

/** What is behind the picture, wherever it is seen. */
export function BackdropChoice(): ReactNode {
  const tool = useTool();
  const {backdrop} = useStore(tool.view);
  return (
    <Segments
      label="プレビューの背景"
      value={backdrop}
      options={OPTIONS}
      onChange={(value) => {
        tool.changeView({backdrop: value});
      }}
    />
  );
}

interface FactsProps {
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** Lays out the rows. */
  readonly className: string | undefined;
}

/** What is known of a file, each value below its name. */
export function Facts({rows, className}: FactsProps): ReactNode {
  return (
    <dl className={clsx(styles.facts, className)}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MessageProps {
  readonly tone: 'info' | 'warn' | 'bad' | 'good';
  readonly title: string;
  readonly text?: string;
  /** Read out when it comes. */
  readonly isAlert?: boolean;
  /** Ways out. */
  readonly children?: ReactNode;
}

/** What happened, and what can be done about it. */
export function Message({tone, title, text, isAlert = false, children}: MessageProps): ReactNode {
  return (
    <div className={clsx(styles.message, styles[tone])} role={isAlert ? 'alert' : undefined}>
      <p className={styles.messageTitle}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
