import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';

import {templatesFile, type TemplateFacts} from '@site/plugins/overlays/client';
import {CopyTextButton} from '@site/src/components/CopyText';

import {choose} from './choose';
import {DownloadButton} from './DownloadButton';
import styles from './TemplateList.module.css';
import {ListControls} from './ListControls';
import {TemplateCard} from './TemplateCard';
import {useChoice} from './useChoice';
import {usePlaying} from './usePlaying';
import {editorAddress, olderVersions, zipVersions} from './versionsOf';

/** Every template as a finished zip. */
export function DownloadList(): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const [choice, setChoice] = useChoice();
  const {app: _app, ...fitting} = choice;
  const shown = choose(templatesFile.templates, fitting);
  const {ids, isMoving, setMoving, toggle} = usePlaying(list, shown.map(({id}) => id).join());
  return (
    <>
      <ListControls
        choice={choice}
        onChange={setChoice}
        count={shown.length}
        isMoving={isMoving}
        onMoving={setMoving}
        hasOrder
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
            <Facts template={template} />
            <div className={styles.actions}>
              <DownloadButton template={template} />
              <Link
                className={clsx(styles.action)}
                to={editorAddress('8_0', template.id)}
                aria-label={`「${template.name}」をエディタで編集`}
              >
                エディタで編集
              </Link>
            </div>
          </TemplateCard>
        ))}
      </ul>
    </>
  );
}

function Facts({template}: {readonly template: TemplateFacts}): ReactNode {
  const {zip, width, height, isPro, heavy} = template;
  const older = olderVersions(template);
  return (
    <>
      {isPro && (
        <p className={styles.note}>
          Proのライセンスがあると、すべての効果が出ます。ないときは、効果の一部が止まり、小さく「Pro」と出ます。
          <Link to="/membership">Proについて</Link>
        </p>
      )}
      {heavy !== undefined && <p className={styles.note}>{heavy}</p>}
      <dl className={styles.facts}>
        <dt>対応する版</dt>
        <dd>
          {zipVersions(template)}
          {older !== undefined && <small>（{older}用は、その版のエディタで保存）</small>}
        </dd>
        <dt>OBSでの大きさ</dt>
        <dd>
          {width}×{height}
        </dd>
        <dt>zip</dt>
        <dd>{`${Math.ceil(zip.bytes / 1000)}KB（${zip.bytes.toLocaleString('ja-JP')}バイト）`}</dd>
        <dt>ライセンス</dt>
        <dd>MIT</dd>
      </dl>
      <details className={styles.hash}>
        <summary>SHA-256</summary>
        <code>{zip.sha256}</code>
        <CopyTextButton text={zip.sha256} label={`${zip.name}のSHA-256をコピー`} />
      </details>
    </>
  );
}
