import {useEffect, useState, type ReactNode} from 'react';
import {AppLinkBar} from '@site/src/components/AppLink';
import {Button} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {EditPanel} from './edit/EditPanel';
import {EditGrid} from './edit/EditGrid';
import {PagePanel} from './edit/PagePanel';
import {PoolPanel} from './edit/PoolPanel';
import {useEditing} from './edit/useEditing';
import {FirePanel} from './FirePanel';
import {InputsPanel} from './InputsPanel';
import {PageBar} from './PageBar';
import {PlacesPanel} from './PlacesPanel';
import {PlayGrid} from './PlayGrid';
import styles from './PadTab.module.css';

/** The pad: buttons to press, and the same buttons to arrange. */
export function PadTab(): ReactNode {
  const tool = useTool();
  const {pages} = useStore(tool.work);
  const [pageId, setPageId] = useState(pages[0]?.id);
  const [isEditing, setEditing] = useState(false);
  const page = pages.find(({id}) => id === pageId) ?? pages[0];
  useEffect(() => {
    tool.isPlaying.set(!isEditing);
    if (isEditing) tool.firing.releaseAll();
    return () => {
      tool.isPlaying.set(false);
      tool.firing.releaseAll();
    };
  }, [tool, isEditing]);
  const editing = useEditing(page, setPageId);
  if (page === undefined) return null;
  return (
    <div className={styles.bench}>
      <div className={styles.wide}>
        <AppLinkBar link={tool.link} purpose="演出の合図を送る" reach="network" />
      </div>
      <div className={styles.pad}>
        <div className={styles.head}>
          <PageBar page={page} onChoose={setPageId} />
          <Button
            aria-pressed={isEditing}
            onClick={() => {
              setEditing(!isEditing);
            }}
          >
            編集
          </Button>
        </div>
        {isEditing ? <EditGrid page={page} editing={editing} /> : <PlayGrid page={page} />}
      </div>
      <div className={styles.side}>
        {isEditing ? <EditPanel editing={editing} /> : <FirePanel />}
      </div>
      <div className={styles.below}>
        {isEditing ? (
          <>
            <PagePanel page={page} editing={editing} />
            <PoolPanel page={page} editing={editing} />
          </>
        ) : (
          <>
            <InputsPanel />
            <PlacesPanel />
          </>
        )}
      </div>
    </div>
  );
}
