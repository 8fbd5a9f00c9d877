import {type ReactNode} from 'react';
import {resetGroup, type Design} from '@komebiyori/overlays/model/design';

import {useEdit} from '../EditorContext';
import {Button} from '../ui/Button';
import {OptionRow} from './OptionRow';
import {Section} from './Section';
import type {OptionGroup} from './searchOptions';

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
