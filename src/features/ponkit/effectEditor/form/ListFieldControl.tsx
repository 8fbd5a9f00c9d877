import type {ReactNode} from 'react';
import type {ListField} from '@komebiyori/effects/fields';
import {valueAt} from '@komebiyori/fields/path';

import {ImagesControl} from '../assets/ImagesControl';
import {ChecksControl} from '../controls/ChecksControl';
import {ColorsControl} from '../controls/ColorsControl';
import {LinesControl} from '../controls/LinesControl';
import {EmojiLines} from './EmojiLines';
import type {FieldControlProps} from './FieldControl';
import {asTexts} from './values';

/** Fields whose values are emojis, or texts that are drawn like them. */
const EMOJI_PATHS: readonly string[] = ['options.emojis', 'options.contents'];

/** A list of texts: pictures, colours, choices, or lines by hand. */
export function ListFieldControl(props: FieldControlProps<ListField>): ReactNode {
  const {field, item, faults, warnings, assets, onChange} = props;
  const values = asTexts(valueAt(item, field.path));
  const shared = {
    label: field.label,
    isPro: field.pro,
    note: field.help,
    faults,
    warnings,
    values,
    onChange: (next: readonly string[]): void => {
      onChange(next.length === 0 && field.isOptional ? undefined : next);
    },
  };
  if (field.kind === 'images') return <ImagesControl {...shared} assets={assets} />;
  if (field.kind === 'colors') return <ColorsControl {...shared} />;
  if (field.choices !== undefined) {
    const options = field.choices.map(({value, label}) => ({value, name: label}));
    return <ChecksControl {...shared} options={options} />;
  }
  return EMOJI_PATHS.includes(field.path) ? (
    <EmojiLines {...shared} />
  ) : (
    <LinesControl {...shared} maxLength={field.maxLength} />
  );
}
