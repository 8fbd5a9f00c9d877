import type {ReactNode} from 'react';
import {type Field, type Item, limitsOf, positionTypeOf, valueAt} from '@site/effects/model';
import type {PairField} from '@site/effects/model/fields';

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
  const {field, item, faults, warnings, assets, onChange} = props;
  const value = valueAt(item, field.path);
  const shared = {label: field.label, isPro: field.pro, note: field.help, faults, warnings};
  switch (field.control) {
    case 'number':
      return (
        <NumberControl
          {...shared}
          {...field}
          unit={field.unit || undefined}
          value={asNumber(value)}
          whenEmpty={field.isOptional ? String(field.initial ?? '') : undefined}
          onChange={(next) => {
            onChange(next !== undefined && field.isWhole ? Math.round(next) : next);
          }}
        />
      );
    case 'range':
    case 'point':
      return <PairControl {...props} field={field} />;
    case 'switch':
      return (
        <SwitchControl
          {...shared}
          checked={typeof value === 'boolean' ? value : (field.initial ?? false)}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <ChoiceControl
          {...shared}
          value={asText(value) ?? field.initial ?? ''}
          options={withNone(field.choices, field.initial)}
          onChange={(next) => {
            onChange(next === '' && !('' in field.choices) ? undefined : next);
          }}
        />
      );
    case 'numberChoice':
      return (
        <ChoiceControl
          {...shared}
          value={String(asNumber(value) ?? field.initial)}
          options={field.choices.map((choice) => ({
            value: String(choice.value),
            name: choice.label,
          }))}
          onChange={(next) => {
            onChange(Number(next));
          }}
        />
      );
    case 'text':
    case 'css':
      return (
        <TextControl
          {...shared}
          value={asText(value) ?? ''}
          maxLength={field.maxLength}
          rows={field.control === 'css' ? 5 : 1}
          isCode={field.control === 'css'}
          isWide
          onChange={(next) => {
            onChange(next === '' && field.isOptional ? undefined : next);
          }}
        />
      );
    case 'sound':
      return (
        <SoundControl
          {...shared}
          {...{assets}}
          value={asText(value) ?? ''}
          onChange={(next) => {
            onChange(next === '' && field.isOptional ? undefined : next);
          }}
        />
      );
    case 'lines':
    case 'images':
    case 'colors':
    case 'choices':
      return <ListFieldControl {...props} field={field} />;
    default:
      return <OwnControl {...props} field={field} />;
  }
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
