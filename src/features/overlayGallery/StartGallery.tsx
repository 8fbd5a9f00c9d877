import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';

import {templatesFile} from '@site/plugins/overlays/client';
import {buttonClass} from '@site/src/components/Button';

import draftStyles from './DraftCards.module.css';
import {findDrafts, type FoundDraft} from './drafts.browser';
import {TemplateList} from './TemplateList';
import styles from './TemplateList.module.css';
import {useChoice} from './useChoice';
import {VersionChoice} from './VersionChoice';
import {editorAddress, versionLabel} from './versionsOf';

/** So many are shown: the newest of each of the versions that somebody uses. */
const MOST = 2;

/** The way back to what was begun; nothing when there is nothing. */
function DraftCards(): ReactNode {
  const [drafts, setDrafts] = useState<readonly FoundDraft[]>([]);
  useEffect(() => {
    let isGone = false;
    void findDrafts().then((found) => {
      if (!isGone) setDrafts(found.slice(0, MOST));
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (drafts.length === 0) return null;
  return (
    <ul className={draftStyles.drafts} aria-label="作りかけ">
      {drafts.map((draft) => (
        <DraftCard key={draft.app} draft={draft} />
      ))}
    </ul>
  );
}

function DraftCard({draft}: {readonly draft: FoundDraft}): ReactNode {
  const {app, name, savedAt} = draft;
  const template = templatesFile.templates.find(({id}) => id === draft.template);
  return (
    <li className={draftStyles.draft}>
      {template !== undefined && (
        <img className={draftStyles.thumb} src={template.thumb} alt="" width={480} height={270} />
      )}
      <div>
        <Link className={clsx(draftStyles.link)} to={`/generator/templates/${app}`}>
          続きから：{name ?? template?.name ?? '作りかけ'}
        </Link>
        <p className={draftStyles.text}>
          {versionLabel(app)}用{savedAt > 0 && <>・{saidTime(savedAt)}に保存</>}
        </p>
      </div>
    </li>
  );
}

/** In the visitor's own time. */
const saidTime = (time: number): string =>
  new Date(time).toLocaleString('ja-JP', {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

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
