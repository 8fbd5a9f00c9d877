import type {ReactNode} from 'react';
import {type Field, type Item, limitsOf, positionTypeOf, valueAt} from '@komebiyori/effects';
import type {
  ChoiceField,
  NumberField,
  PairField,
  SoundField,
  SwitchField,
  TextField,
} from '@komebiyori/effects/fields';

import type {AssetStore} from '../../work/assets';
import {SoundControl} from '../assets/SoundControl';
import {ChoiceControl} from '../controls/ChoiceControl';
import {NumberControl} from '../controls/NumberControl';
import {RangeControl} from '../controls/RangeControl';
import {SwitchControl} from '../controls/SwitchControl';
import {TextControl} from '../controls/TextControl';
import {ListFieldControl} from './ListFieldControl';
import {OwnControl} from './OwnControl';
import {asNumber, asPair, asText} from './values';

export interface FieldControlProps<F extends Field = Field> {
  readonly field: F;
  readonly item: Item;
  /** All of the list: connectors choose among them. */
  readonly items: readonly Item[];
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
  readonly assets: AssetStore;
  /** `undefined` takes the field away. */
  readonly onChange: (value: unknown) => void;
}

/** The control of a field, as the table of fields describes it. */
export function FieldControl(props: FieldControlProps): ReactNode {
  const {field} = props;
  switch (field.control) {
    case 'number':
      return <OneNumber {...props} field={field} />;
    case 'range':
    case 'point':
      return <PairControl {...props} field={field} />;
    case 'switch':
      return <OneSwitch {...props} field={field} />;
    case 'choice':
      return <OneChoice {...props} field={field} />;
    case 'numberChoice':
      return <NumberChoice {...props} field={field} />;
    case 'text':
    case 'css':
      return <OneText {...props} field={field} />;
    case 'sound':
      return <OneSound {...props} field={field} />;
    case 'lines':
    case 'images':
    case 'colors':
    case 'choices':
      return <ListFieldControl {...props} field={field} />;
    default:
      return <OwnControl {...props} field={field} />;
  }
}

/** Fields with one of these controls. */
type Of<Control extends Field['control']> = Extract<Field, {readonly control: Control}>;

/** What every control is told. */
const sharedOf = ({field, faults, warnings}: FieldControlProps) => ({
  label: field.label,
  isPro: field.pro,
  note: field.help,
  faults,
  warnings,
});

function OneNumber(props: FieldControlProps<NumberField>): ReactNode {
  const {field, item, onChange} = props;
  return (
    <NumberControl
      {...sharedOf(props)}
      {...field}
      unit={field.unit || undefined}
      value={asNumber(valueAt(item, field.path))}
      whenEmpty={field.isOptional ? String(field.initial ?? '') : undefined}
      onChange={(next) => {
        onChange(next !== undefined && field.isWhole ? Math.round(next) : next);
      }}
    />
  );
}

function OneSwitch(props: FieldControlProps<SwitchField>): ReactNode {
  const {field, item, onChange} = props;
  const value = valueAt(item, field.path);
  return (
    <SwitchControl
      {...sharedOf(props)}
      checked={typeof value === 'boolean' ? value : (field.initial ?? false)}
      onChange={onChange}
    />
  );
}

function OneChoice(props: FieldControlProps<ChoiceField>): ReactNode {
  const {field, item, onChange} = props;
  return (
    <ChoiceControl
      {...sharedOf(props)}
      value={asText(valueAt(item, field.path)) ?? field.initial ?? ''}
      options={withNone(field.choices, field.initial)}
      onChange={(next) => {
        onChange(next === '' && !('' in field.choices) ? undefined : next);
      }}
    />
  );
}

function NumberChoice(props: FieldControlProps<Of<'numberChoice'>>): ReactNode {
  const {field, item, onChange} = props;
  const options = field.choices.map(({value, label}) => ({value: String(value), name: label}));
  return (
    <ChoiceControl
      {...sharedOf(props)}
      value={String(asNumber(valueAt(item, field.path)) ?? field.initial)}
      options={options}
      onChange={(next) => {
        onChange(Number(next));
      }}
    />
  );
}

function OneText(props: FieldControlProps<TextField>): ReactNode {
  const {field, item, onChange} = props;
  const isCode = field.control === 'css';
  return (
    <TextControl
      {...sharedOf(props)}
      value={asText(valueAt(item, field.path)) ?? ''}
      maxLength={field.maxLength}
      rows={isCode ? 5 : 1}
      isCode={isCode}
      isWide
      onChange={(next) => {
        onChange(next === '' && field.isOptional ? undefined : next);
      }}
    />
  );
}

function OneSound(props: FieldControlProps<SoundField>): ReactNode {
  const {field, item, assets, onChange} = props;
  return (
    <SoundControl
      {...sharedOf(props)}
      assets={assets}
      value={asText(valueAt(item, field.path)) ?? ''}
      onChange={(next) => {
        onChange(next === '' && field.isOptional ? undefined : next);
      }}
    />
  );
}

/** The choices of a field; one that need not be there can be taken away again. */
function withNone(
  choices: Readonly<Record<string, string>>,
  initial: string | undefined,
): readonly {readonly value: string; readonly name: string}[] {
  const all = Object.entries(choices).map(([value, name]) => ({value, name}));
  return initial === undefined && !('' in choices) ? [{value: '', name: '決めない'}, ...all] : all;
}

/** Where to appear: from and to, or a point. */
function PairControl(props: FieldControlProps<PairField>): ReactNode {
  const {field, item, faults, onChange} = props;
  const limits = limitsOf(field, positionTypeOf(item));
  return (
    <RangeControl
      label={field.label}
      isPro={field.pro}
      note={field.help}
      faults={faults}
      {...limits}
      unit={limits.unit || undefined}
      ends={field.control === 'point' ? ['X', 'Y'] : ['始め', '終わり']}
      value={asPair(valueAt(item, field.path)) ?? field.initial ?? [50, 50]}
      onChange={onChange}
    />
  );
}
