import {useEffect, useRef, type ReactNode} from 'react';
import {Button, Panel} from '@site/src/components/ToolParts';

import {buttonName} from '../Face';
import styles from './EditPanel.module.css';
import {FaceFields} from './FaceFields';
import {FireFields} from './FireFields';
import {TriggerFields} from './TriggerFields';
import {STOP_MOVING, type Editing} from './useEditing';

/** The fields of the chosen button. */
export function EditPanel({editing}: {readonly editing: Editing}): ReactNode {
  const {chosen} = editing;
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone they are below the pad, out of sight.
    actions.current?.scrollIntoView({block: 'nearest'});
  }, [chosen?.id]);
  if (chosen === undefined) {
    return (
      <Panel title="ボタンの設定">
        <p className={styles.empty}>
          変えたいボタンを押します。空いた場所（＋）を押すと、新しいボタンができます。
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={`「${buttonName(chosen)}」の設定`}>
      <div className={styles.actions} ref={actions}>
        <Button
          data-on={editing.isMoving}
          onClick={() => {
            editing.setMoving(!editing.isMoving);
          }}
          onKeyDown={({key}) => {
            if (key === 'Escape' && editing.isMoving) editing.setMoving(false);
          }}
        >
          {editing.isMoving ? STOP_MOVING : '場所を動かす'}
        </Button>
        <Button onClick={editing.duplicate}>複製</Button>
        <Button
          onClick={() => {
            editing.toPool(chosen.id);
          }}
        >
          置き場に入れる
        </Button>
        <Button onClick={editing.remove}>削除</Button>
      </div>
      {/* A field that is half typed in must not go over to another button. */}
      <div key={chosen.id} className={styles.fields}>
        <FireFields button={chosen} onChange={editing.change} />
        <FaceFields button={chosen} onChange={editing.change} />
        <TriggerFields button={chosen} onChange={editing.change} />
      </div>
    </Panel>
  );
}
