import {useId, type ReactNode} from 'react';
import {Switch} from '@site/src/components/ToolParts';

import styles from './controls.module.css';
import {FaultList, ProMark, type FieldProps} from './FieldFrame';

interface Props extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function SwitchControl({
  label,
  isPro,
  note,
  faults,
  warnings,
  checked,
  onChange,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.switch}>
      <Switch {...{label, note, checked, onChange}} />
      {isPro === true && <ProMark />}
      <FaultList {...{id, faults, warnings}} />
    </div>
  );
}
