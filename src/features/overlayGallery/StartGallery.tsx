import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';

import {templatesFile} from '@site/plugins/overlays/client';

import {choose} from './choose';
import styles from './TemplateList.module.css';
import {DraftCards} from './DraftCards';
import {ListControls} from './ListControls';
import {TemplateCard} from './TemplateCard';
import {useChoice} from './useChoice';
import {usePlaying} from './usePlaying';
import {VersionChoice} from './VersionChoice';
import {editorAddress, versionLabel} from './versionsOf';

/** Where a new overlay begins: a version of the app, and a template to start from. */
export function StartGallery(): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [choice, setChoice] = useChoice();
  const app = choice.app ?? '8_0';
  const shown = choose(templatesFile.templates, {...choice, app});
  const {ids, isMoving, setMoving, toggle} = usePlaying(list, shown.map(({id}) => id).join());
  return (
    <>
      <DraftCards />
      <VersionChoice
        app={app}
        onChange={(next) => {
          setChoice({app: next});
        }}
      />
      <ListControls
        choice={choice}
        onChange={setChoice}
        count={shown.length}
        isMoving={isMoving}
        onMoving={setMoving}
      />
      <ul ref={list} className={styles.list}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            isPlaying={ids.includes(template.id)}
            onToggle={() => {
              toggle(template.id);
            }}
          >
            <div className={styles.actions}>
              <Link
                className={clsx(styles.action, styles.main)}
                to={editorAddress(app, template.id)}
                aria-label={`これで作る：${template.name}（${versionLabel(app)}用）`}
              >
                これで作る
              </Link>
            </div>
          </TemplateCard>
        ))}
      </ul>
    </>
  );
}
