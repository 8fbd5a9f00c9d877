import clsx from 'clsx';
import type {ReactNode} from 'react';
import {limitsOf, positionTypeOf} from '@komebiyori/effects';
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
import {Choice, FIELD_LOOK, TextField as TextInField} from '@site/src/components/ToolParts';

import {SoundControl} from '../assets/SoundControl';
import {ConnectionsControl} from '../connector/ConnectionsControl';
import styles from '../controls/controls.module.css';
import {NumberControl, RangeControl, SwitchControl} from '../controls/controls';
import {optionsOf, sharedOf, type FieldControlProps} from './fieldProps';
import {GiftsControl, ResourcesControl, SpriteControl} from './OwnControls';
import {ListFieldControl} from './ListFieldControl';
import {asNumber, asPair, asText} from './values';

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
    case 'gifts':
      return <GiftsControl {...props} field={field} />;
    case 'sprite':
      return <SpriteControl {...props} field={field} />;
    case 'resources':
      return <ResourcesControl {...props} field={field} />;
    case 'connections':
    case 'lottery':
      return <ConnectionsControl {...props} field={field} />;
  }
}

function OneNumber(props: FieldControlProps<NumberField>): ReactNode {
  const {field, item, onChange} = props;
  return (
    <NumberControl
      {...sharedOf(props)}
      {...field}
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
  const shown = String(asText(value) ?? asNumber(value) ?? field.initial ?? '');
  // One that need not be there can be taken away again.
  const none = field.initial === undefined ? [{value: '', label: '決めない'}] : [];
  return (
    <Choice
      {...sharedOf(props)}
      value={shown}
      options={optionsOf([...none, ...field.choices], [shown])}
      onChange={(next) => {
        onChange(field.choices.find((one) => String(one.value) === next)?.value);
      }}
    />
  );
}

function OneText(props: FieldControlProps<TextField>): ReactNode {
  const {field, item, onChange} = props;
  return (
    <TextInField
      {...sharedOf(props)}
      {...(field.isCode && {rows: 5, spellCheck: false, className: clsx(FIELD_LOOK, styles.code)})}
      value={asText(valueAt(item, field.path)) ?? ''}
      maxLength={field.maxLength}
      isWide
      onChange={(next) => {
        onChange(next === '' && field.isOptional ? undefined : next);
      }}
    />
  );
}

function OneSound(props: FieldControlProps<SoundField>): ReactNode {
  const {field, item, onChange} = props;
  return (
    <SoundControl
      {...sharedOf(props)}
      value={asText(valueAt(item, field.path)) ?? ''}
      onChange={(next) => {
        onChange(next === '' && field.isOptional ? undefined : next);
      }}
    />
  );
}

/** Where to appear: from and to, or a point. */
function PairControl(props: FieldControlProps<PairField>): ReactNode {
  const {field, item, onChange} = props;
  return (
    <RangeControl
      {...sharedOf(props)}
      {...limitsOf(field, positionTypeOf(item))}
      ends={field.kind === 'point' ? ['X', 'Y'] : ['始め', '終わり']}
      value={asPair(valueAt(item, field.path)) ?? field.initial ?? [50, 50]}
      onChange={onChange}
    />
  );
}
