import {useId, type ReactNode} from 'react';
import type {ListField} from '@komebiyori/effects/fields';
import {valueAt} from '@komebiyori/fields/path';
import {Checks, FieldFrame, TextField} from '@site/src/components/ToolParts';

import {ImagesControl} from '../assets/ImagesControl';
import {ColorsControl} from '../controls/controls';
import styles from '../controls/controls.module.css';
import {optionsOf, sharedOf, type FieldControlProps} from './fieldProps';
import form from './form.module.css';
import {asTexts} from './values';

/** Often thrown and dropped in streams. */
const EMOJIS = ['🎉', '👏', '❤️', '⭐', '🍙', '🌸', '🔥', '😂', '🎊', '💎', '🐟', '🍅'] as const;

/** Fields whose values are emojis, or texts that are drawn like them. */
const EMOJI_PATHS: readonly string[] = ['options.emojis', 'options.contents'];

/** A list of texts: pictures, colours, choices, or lines by hand. */
export function ListFieldControl(props: FieldControlProps<ListField>): ReactNode {
  const {field, item, onChange} = props;
  const values = asTexts(valueAt(item, field.path));
  const id = useId();
  const shared = {
    ...sharedOf(props),
    values,
    onChange: (next: readonly string[]): void => {
      onChange(next.length === 0 && field.isOptional ? undefined : next);
    },
  };
  if (field.kind === 'images') return <ImagesControl {...shared} />;
  if (field.kind === 'colors') return <ColorsControl {...shared} />;
  if (field.choices !== undefined) {
    return (
      <FieldFrame {...shared} id={id} isWide isGroup>
        <span className={styles.checks}>
          <Checks {...shared} options={optionsOf(field.choices, values)} />
        </span>
      </FieldFrame>
    );
  }
  const lines = (
    <TextField
      {...shared}
      rows={3}
      maxLength={field.maxLength}
      maxLines={field.maxItems}
      spellCheck={false}
      isWide
      value={values.join('\n')}
      // Lines that are empty while somebody types are no texts.
      onChange={(text) => {
        shared.onChange(text.split('\n').filter((line) => line !== ''));
      }}
    />
  );
  if (!EMOJI_PATHS.includes(field.path)) return lines;
  return (
    <div className={form.wide}>
      {lines}
      <EmojiButtons {...shared} />
    </div>
  );
}

interface EmojiProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Some emojis at hand for a field of lines. */
function EmojiButtons({label, values, onChange}: EmojiProps): ReactNode {
  return (
    <div className={form.emojis} role="group" aria-label={`${label}を追加`}>
      {EMOJIS.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-pressed={values.includes(emoji)}
          onClick={() => {
            const isIn = values.includes(emoji);
            onChange(isIn ? values.filter((one) => one !== emoji) : [...values, emoji]);
          }}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}
