import {useId, useState, type ReactNode} from 'react';
import {versionLabel} from '@komebiyori/overlays/model/nearest';
import {templateOf} from '@komebiyori/overlays/templates';
import {describedByTyped, TypedNote, useTypedText} from '@site/src/components/ToolParts';

import {
  duplicatePreset,
  MAX_NAME,
  movePreset,
  removePreset,
  renamePreset,
  type Preset,
} from '../state/presets';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './PresetsSection.module.css';
import type {OwnPresets} from './usePresets';

interface Props {
  readonly preset: Preset;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canAdd: boolean;
  readonly onUse: (preset: Preset) => void;
  readonly change: OwnPresets['change'];
}

/** One kept design, and what can be done with it. */
export function PresetRow(props: Props): ReactNode {
  const {preset, isFirst, isLast, canAdd, onUse, change} = props;
  const {id, name, design} = preset;
  const [isNaming, setIsNaming] = useState(false);
  if (isNaming) {
    return (
      <NewName
        name={name}
        onDone={(wanted) => {
          change((all) => renamePreset(all, id, wanted));
          setIsNaming(false);
        }}
      />
    );
  }
  const move = (by: -1 | 1) => () => {
    change((all) => movePreset(all, id, by));
  };
  return (
    <li className={styles.preset}>
      <button
        className={styles.use}
        type="button"
        data-row=""
        onClick={() => {
          onUse(preset);
        }}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.help}>
          {templateOf(design.template).name}・{versionLabel(design.app)}
        </span>
      </button>
      <span className={styles.tools}>
        <Button look="quiet" aria-label={`「${name}」を上へ`} disabled={isFirst} onClick={move(-1)}>
          ↑
        </Button>
        <Button look="quiet" aria-label={`「${name}」を下へ`} disabled={isLast} onClick={move(1)}>
          ↓
        </Button>
        <Button
          look="quiet"
          aria-label={`「${name}」の名前を変更`}
          onClick={() => {
            setIsNaming(true);
          }}
        >
          名前を変更
        </Button>
        <Button
          look="quiet"
          aria-label={`「${name}」を複製する`}
          disabled={!canAdd}
          onClick={() => {
            change((all) => duplicatePreset(all, id));
          }}
        >
          複製
        </Button>
        <RemoveButton
          name={name}
          onRemove={() => {
            change((all) => removePreset(all, id));
          }}
        />
      </span>
    </li>
  );
}

interface RemoveProps {
  readonly name: string;
  readonly onRemove: () => void;
}

/** Asks once more before a kept design goes. */
function RemoveButton({name, onRemove}: RemoveProps): ReactNode {
  const [isSure, setIsSure] = useState(false);
  return isSure ? (
    <Button
      aria-label={`「${name}」を本当に消す`}
      onBlur={() => {
        setIsSure(false);
      }}
      onClick={onRemove}
    >
      本当に消す
    </Button>
  ) : (
    <Button
      look="quiet"
      aria-label={`「${name}」を消す`}
      onClick={() => {
        setIsSure(true);
      }}
    >
      消す
    </Button>
  );
}

interface NewNameProps {
  readonly name: string;
  readonly onDone: (name: string) => void;
}

function NewName({name, onDone}: NewNameProps): ReactNode {
  const [wanted, setWanted] = useState(name);
  const typed = useTypedText(wanted, {max: MAX_NAME}, setWanted);
  const id = useId();
  return (
    <li>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          if (!typed.isInvalid) onDone(wanted);
        }}
      >
        <input
          className={ui.field}
          type="text"
          aria-label={`「${name}」の新しい名前`}
          aria-describedby={describedByTyped(undefined, {id, typed})}
          {...typed.field}
        />
        <TypedNote id={id} typed={typed} />
        <Button type="submit">変更</Button>
      </form>
    </li>
  );
}
