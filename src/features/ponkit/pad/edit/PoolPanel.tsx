import type {ReactNode} from 'react';
import {Button, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../../tool/useTool';
import {freePlace, poolOf} from '../../work/edit';
import type {PadPage} from '../../work/pads';
import {buttonName} from '../Face';
import styles from './PoolPanel.module.css';
import type {Editing} from './useEditing';

interface Props {
  readonly page: PadPage;
  readonly editing: Editing;
}

/** The buttons that are on no page. */
export function PoolPanel({page, editing}: Props): ReactNode {
  const work = useStore(useTool().work);
  const pool = poolOf(work);
  const free = freePlace(work, page.id);
  return (
    <Panel title="置き場">
      {pool.length === 0 ? (
        <p className={styles.empty}>ページから外したボタンが、ここに残ります。</p>
      ) : (
        <ul className={styles.list}>
          {pool.map((button) => (
            <li key={button.id}>
              <span>
                {button.emoji} {buttonName(button)}
              </span>
              <Button
                aria-label={`${buttonName(button)}をこのページに置く`}
                disabled={free === undefined}
                onClick={() => {
                  if (free !== undefined) editing.move(button.id, free);
                }}
              >
                置く
              </Button>
              <Button
                aria-label={`${buttonName(button)}を選ぶ`}
                aria-pressed={button.id === editing.chosen?.id}
                onClick={() => {
                  editing.choose(button.id);
                }}
              >
                選ぶ
              </Button>
            </li>
          ))}
        </ul>
      )}
      {pool.length > 0 && free === undefined && (
        <p className={styles.empty}>このページに空きがありません。行か列を増やします。</p>
      )}
    </Panel>
  );
}
