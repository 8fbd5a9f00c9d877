import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {TemplateFacts} from '@site/plugins/overlays/client';
import {buttonClass} from '@site/src/components/Button';

import {DownloadButton} from './DownloadButton';
import {TemplateList} from './TemplateList';
import styles from './TemplateList.module.css';
import {useChoice} from './useChoice';
import {ZipDetails, ZipFacts} from './ZipDetails';
import {editorAddress, olderVersions, zipVersions} from './versionsOf';

/** Every template as a finished zip. */
export function DownloadList(): ReactNode {
  const [{app: _app, ...choice}, setChoice] = useChoice();
  return (
    <TemplateList choice={choice} onChange={setChoice} hasOrder>
      {(template) => (
        <>
          <Facts template={template} />
          <div className={styles.actions}>
            <DownloadButton name={template.name} zip={template.zip} />
            <Link
              className={buttonClass()}
              to={editorAddress('8_0', template.id)}
              aria-label={`「${template.name}」をエディタで編集`}
            >
              エディタで編集
            </Link>
          </div>
        </>
      )}
    </TemplateList>
  );
}

function Facts({template}: {readonly template: TemplateFacts}): ReactNode {
  const {zip, isPro, heavy, changes} = template;
  const older = olderVersions(template);
  return (
    <>
      {isPro && (
        <p className={styles.note}>
          本アプリに付属するPro専用のものとは別で、無料でも使えます。ただし、Proのライセンスがないときは、効果の一部が止まり、小さく「Pro」と出ます。
          <Link to="/membership">Proについて</Link>
        </p>
      )}
      {heavy !== undefined && <p className={styles.note}>{heavy}</p>}
      <dl className={styles.facts}>
        <dt>対応するバージョン</dt>
        <dd>
          {zipVersions(template)}
          {older !== undefined && <small>（{older}用は、そのバージョンのエディタで保存）</small>}
        </dd>
        <ZipFacts template={template} />
      </dl>
      <ZipDetails changes={changes} zip={zip} />
    </>
  );
}
