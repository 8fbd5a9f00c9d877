import type {ReactNode} from 'react';

import {Push} from './Controls';
import styles from './Dialog.module.css';
import {Icon} from './Icon';
import type {IconName} from './iconPaths';

interface Props {
  readonly title: string;
  readonly icon?: IconName;
  /** Names of the buttons; the last one is the main one. */
  readonly buttons?: readonly string[];
  readonly children: ReactNode;
}

/** A message with its buttons, as the app or the operating system shows it above a window. */
export function Dialog({title, icon, buttons = [], children}: Props): ReactNode {
  return (
    <div className={styles.dialog}>
      <div className={styles.title}>
        {icon !== undefined && <Icon name={icon} size={18} />}
        {title}
      </div>
      <div>{children}</div>
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map((name, index) => (
            <Push key={name} tone={index === buttons.length - 1 ? 'main' : 'plain'}>
              {name}
            </Push>
          ))}
        </div>
      )}
    </div>
  );
}
