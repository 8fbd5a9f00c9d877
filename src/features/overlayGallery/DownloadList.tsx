import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {TemplateFacts} from '@site/plugins/overlays/client';
import {CopyTextButton} from '@site/src/components/CopyText';
import {japaneseDay} from '@site/src/lib/japaneseDay';

import {DownloadButton} from './DownloadButton';
import {TemplateList} from './TemplateList';
import styles from './TemplateList.module.css';
import {useChoice} from './useChoice';
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
            <DownloadButton template={template} />
            <Link
              className={clsx(styles.action)}
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
  const {zip, width, height, isPro, heavy, changes} = template;
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
      <details className={styles.more}>
        <summary>更新履歴</summary>
        <ul>
          {changes.map(({date, text}) => (
            <li key={date}>
              <time dateTime={date}>{japaneseDay(date)}</time>：{text}
            </li>
          ))}
        </ul>
      </details>
      <details className={styles.more}>
        <summary>SHA-256</summary>
        <code>{zip.sha256}</code>
        <CopyTextButton text={zip.sha256} label={`${zip.name}のSHA-256をコピー`} />
      </details>
    </>
  );
}
