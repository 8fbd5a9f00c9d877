import type {ReactNode} from 'react';
import type {SwitchField} from '@komebiyori/overlays/model/fields';
import {SWITCH_LOOK} from '@site/src/components/ToolParts';

import type {ControlProps} from './control';
import styles from './controls.module.css';

/** On or off. */
export function SwitchControl(props: ControlProps<SwitchField>): ReactNode {
  const {value, onChange, id, describedBy} = props;
  return (
    <span className={styles.switch}>
      <input
        className={SWITCH_LOOK}
        type="checkbox"
        role="switch"
        aria-checked={value === true}
        id={id}
        aria-describedby={describedBy}
        checked={value === true}
        onChange={({target}) => {
          onChange(target.checked);
        }}
      />
      <span aria-hidden="true">{value === true ? 'オン' : 'オフ'}</span>
    </span>
  );
}
