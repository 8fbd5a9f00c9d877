import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, type ReactNode} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {LazyTool, lazyPart} from '@site/src/components/LazyTool';

import styles from './EditorBox.module.css';

const LoadedEditor = lazyPart(() => import('./LoadedEditor'));

interface Props {
  readonly version: AppVersion;
}

/** The place of the editor, which is loaded after the page. */
export function EditorBox({version}: Props): ReactNode {
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const templates = useBaseUrl('/generator/templates');
  const goTo = useCallback(
    (app: AppVersion, hash: string) => {
      history.push(`${templates}/${app}${hash}`);
    },
    [history, templates],
  );
  return (
    <LazyTool
      name="テンプレートエディタ"
      withoutScript="下の説明は、そのまま読めます。"
      whenBroken="下書きは、このブラウザに残っています。"
      className={styles.box ?? ''}
    >
      <LoadedEditor app={version} editors={`${siteConfig.url}${templates}`} onVersion={goTo} />
    </LazyTool>
  );
}
