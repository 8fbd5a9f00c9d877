import type {ReactNode} from 'react';
import {Button, Panel} from '@site/src/components/ToolParts';

import styles from './KitTab.module.css';
import type {Kit} from './openKit.browser';
import {STARTERS} from './starters';

interface Props {
  readonly onOpen: (kit: Kit) => void;
}

/** Pads that are ready to press. */
export function StartersPanel({onOpen}: Props): ReactNode {
  return (
    <Panel title="見本から始める">
      <ul className={styles.list}>
        {STARTERS.map(({id, name, about, work}) => (
          <li key={id}>
            <span className={styles.name}>
              <b>{name}</b>
              <small>{about}</small>
            </span>
            <Button
              aria-label={`見本「${name}」の中身を見る`}
              onClick={() => {
                onOpen({name: `見本「${name}」`, work, left: 0, files: new Map()});
              }}
            >
              中身を見る
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
