import type {ReactNode} from 'react';
import {type Field, type Item, limitsOf, positionTypeOf} from '@komebiyori/effects';
import type {
  ChoiceField,
  NumberField,
  PairField,
  SoundField,
  SwitchField,
  TextField,
} from '@komebiyori/effects/fields';
import {isWhole} from '@komebiyori/fields';
import {valueAt} from '@komebiyori/fields/path';

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
  switch (field.kind) {
    case 'number':
      return <OneNumber {...props} field={field} />;
    case 'range':
    case 'point':
      return <PairControl {...props} field={field} />;
    case 'switch':
      return <OneSwitch {...props} field={field} />;
    case 'choice':
      return <OneChoice {...props} field={field} />;
    case 'text':
      return <OneText {...props} field={field} />;
    case 'sound':
      return <OneSound {...props} field={field} />;
    case 'list':
    case 'images':
    case 'colors':
      return <ListFieldControl {...props} field={field} />;
    default:
      return <OwnControl {...props} field={field} />;
  }
}

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
        onChange(next !== undefined && isWhole(field) ? Math.round(next) : next);
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
  const value = valueAt(item, field.path);
  const options = field.choices.map((one) => ({value: String(one.value), name: one.label}));
  const hasNone = field.initial === undefined && options.every((one) => one.value !== '');
  return (
    <ChoiceControl
      {...sharedOf(props)}
      value={String(asText(value) ?? asNumber(value) ?? field.initial ?? '')}
      // One that need not be there can be taken away again.
      options={hasNone ? [{value: '', name: '決めない'}, ...options] : options}
      onChange={(next) => {
        onChange(field.choices.find((one) => String(one.value) === next)?.value);
      }}
    />
  );
}

function OneText(props: FieldControlProps<TextField>): ReactNode {
  const {field, item, onChange} = props;
  const {isCode = false} = field;
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
      ends={field.kind === 'point' ? ['X', 'Y'] : ['始め', '終わり']}
      value={asPair(valueAt(item, field.path)) ?? field.initial ?? [50, 50]}
      onChange={onChange}
    />
  );
}
