import type {Value} from '@komebiyori/fields';
import type {Option} from '@komebiyori/overlays/model/catalogue';
import {sayValue} from '@komebiyori/overlays/model/warnings';
import {memo, useCallback, useId, type ReactNode} from 'react';
import {resetGroup, resetOption, setOption, type Design} from '@komebiyori/overlays/model/design';

import {TextInput} from '@site/src/components/ToolParts';

import {useEdit} from '../EditorContext';
import {FontControl} from '../fonts/FontControl';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import {
  ChoiceControl,
  ListControl,
  NumberControl,
  SwitchControl,
  type ControlProps,
} from './controls';
import {ColorControl} from './ColorControl';
import {ImageControl} from './ImageControl';
import styles from './GroupSection.module.css';
import {Section} from './Section';
import type {OptionGroup} from './searchOptions';

interface SetOption {
  readonly set: (value: Value) => void;
  readonly reset: () => void;
}

/**
 * Sets one option. Quick changes are one step of the history.
 * @param label what the history calls it: 「本文の文字：大きさ」
 */
function useSetOption(key: string, label: string): SetOption {
  const edit = useEdit();
  const set = useCallback(
    (value: Value) => {
      edit(label, (one) => setOption(one, key, value), {tag: key});
    },
    [edit, key, label],
  );
  const reset = useCallback(() => {
    edit(label, (one) => resetOption(one, key), {said: `${label}を初期値に戻しました`});
  }, [edit, key, label]);
  return {set, reset};
}

interface OptionRowProps {
  readonly option: Option;
  readonly value: Value;
  readonly isChanged: boolean;
}

/** One option: its name, its control, what it does, and the way back to its default. */
const OptionRow = memo(function OptionRow({option, value, isChanged}: OptionRowProps): ReactNode {
  const {key, group, field, initial} = option;
  const id = useId();
  const {set, reset} = useSetOption(key, `${group.label}：${field.label}`);
  const hasHelp = field.help !== undefined || field.isZipOnly === true;
  const control = {
    value,
    id,
    labelId: `${id}label`,
    describedBy: hasHelp ? `${id}help` : undefined,
    onChange: set,
  };
  return (
    // A stop of the arrow keys, from which Tab enters the row: there they belong to the control.
    <div
      className={styles.row}
      role="group"
      aria-labelledby={control.labelId}
      aria-describedby={`${id}value`}
      data-row=""
      data-kind={field.kind}
      data-changed={isChanged || undefined}
      tabIndex={-1}
    >
      <label className={styles.label} id={control.labelId} htmlFor={id}>
        {field.label}
      </label>
      <span id={`${id}value`} hidden>
        {sayValue(field, value)}
      </span>
      <Button
        look="quiet"
        className={styles.reset}
        aria-label={`${field.label}を初期値に戻す`}
        title={`初期値に戻す（${sayValue(field, initial)}）`}
        // It keeps its place, so that nothing moves when it comes.
        data-shown={isChanged}
        disabled={!isChanged}
        onClick={reset}
      >
        戻す
      </Button>
      <div className={styles.control}>
        <Control option={option} control={control} />
      </div>
      {hasHelp && (
        <p className={styles.help} id={control.describedBy}>
          {field.isZipOnly && <span className={styles.mark}>zipだけ</span>}
          {field.help}
        </p>
      )}
    </div>
  );
});

interface ControlSlot {
  readonly option: Option;
  readonly control: Omit<ControlProps<unknown>, 'field'>;
}

function Control({option: {field}, control}: ControlSlot): ReactNode {
  const {id, describedBy, onChange} = control;
  switch (field.kind) {
    case 'number':
      return <NumberControl field={field} {...control} />;
    case 'color':
      return <ColorControl field={field} {...control} />;
    case 'choice':
      return <ChoiceControl field={field} {...control} />;
    case 'switch':
      return <SwitchControl field={field} {...control} />;
    case 'font':
      return <FontControl field={field} {...control} />;
    case 'text':
      return (
        <TextInput
          {...{id, describedBy, onChange}}
          className={ui.field}
          value={String(control.value)}
          limit={{max: field.maxLength}}
        />
      );
    case 'list':
      return <ListControl field={field} {...control} />;
    case 'image':
      return <ImageControl field={field} {...control} />;
  }
}

interface Props {
  readonly group: OptionGroup;
  readonly opts: Design['opts'];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Whether these are all options of the group. */
  readonly isWhole: boolean;
}

/** The options of a group. */
export function GroupSection({group, opts, isOpen, onToggle, isWhole}: Props): ReactNode {
  const edit = useEdit();
  const changed = group.options.filter(({key}) => opts[key] !== undefined).length;
  const label = `「${group.label}」を初期値に戻す`;
  return (
    <Section title={group.label} {...{changed, isOpen, onToggle}}>
      {group.options.map((option) => (
        <OptionRow
          key={option.key}
          option={option}
          value={opts[option.key] ?? option.initial}
          isChanged={opts[option.key] !== undefined}
        />
      ))}
      {isWhole && (
        <Button
          disabled={changed === 0}
          onClick={() => {
            edit(label, (design) => resetGroup(design, group.id), {
              said: `「${group.label}」を初期値に戻しました`,
            });
          }}
        >
          {label}
        </Button>
      )}
    </Section>
  );
}
