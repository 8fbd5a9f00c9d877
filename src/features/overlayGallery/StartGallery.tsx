import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {buttonClass} from '@site/src/components/Button';

import {DraftCards} from './DraftCards';
import {TemplateList} from './TemplateList';
import styles from './TemplateList.module.css';
import {useChoice} from './useChoice';
import {VersionChoice} from './VersionChoice';
import {editorAddress, versionLabel} from './versionsOf';

/** Where a new overlay begins: a version of the app, and a template to start from. */
export function StartGallery(): ReactNode {
  const [choice, setChoice] = useChoice();
  const app = choice.app ?? '8_0';
  return (
    <>
      <DraftCards />
      <VersionChoice
        app={app}
        onChange={(next) => {
          setChoice({app: next});
        }}
      />
      <TemplateList choice={{...choice, app}} onChange={setChoice}>
        {(template) => (
          <div className={styles.actions}>
            <Link
              className={buttonClass('primary')}
              to={editorAddress(app, template.id)}
              aria-label={`これで作る：${template.name}（${versionLabel(app)}用）`}
            >
              これで作る
            </Link>
          </div>
        )}
      </TemplateList>
    </>
  );
}
