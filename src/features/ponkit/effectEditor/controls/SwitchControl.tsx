import {useId, type ReactNode} from 'react';
import {FaultList, Switch, type FieldProps} from '@site/src/components/ToolParts';

import styles from './controls.module.css';

interface Props extends FieldProps {
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function SwitchControl(props: Props): ReactNode {
  const {label, mark, note, faults, warnings, checked, onChange} = props;
  const id = useId();
  return (
    <div className={styles.switch}>
      <Switch {...{label, note, checked, onChange}} />
      {mark}
      <FaultList {...{id, faults, warnings}} />
    </div>
  );
}
