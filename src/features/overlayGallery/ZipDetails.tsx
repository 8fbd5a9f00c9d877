import type {ReactNode} from 'react';

import type {OtherTemplateFacts, TemplateFacts, ZipFile} from '@site/plugins/overlays/client';
import {CopyTextButton} from '@site/src/components/CopyText';
import {japaneseDay} from '@site/src/lib/japaneseDay';
import {fileSize} from '@site/src/lib/megabytes';

import styles from './TemplateList.module.css';

interface FactsProps {
  readonly template: Pick<OtherTemplateFacts, 'width' | 'height' | 'zip'>;
}

/** What every zip says of itself, in a list of facts; its size is exact enough to be compared. */
export function ZipFacts({template}: FactsProps): ReactNode {
  const {width, height, zip} = template;
  return (
    <>
      <dt>OBSでの大きさ</dt>
      <dd>
        {width}×{height}
      </dd>
      <dt>zip</dt>
      <dd>{`${fileSize(zip.bytes)}（${zip.bytes.toLocaleString('ja-JP')}バイト）`}</dd>
      <dt>ライセンス</dt>
      <dd>MIT</dd>
    </>
  );
}

interface Props {
  readonly changes: TemplateFacts['changes'];
  readonly zip: ZipFile;
}

/** What changed in a zip, and its checksum. */
export function ZipDetails({changes, zip}: Props): ReactNode {
  return (
    <>
      <details className={styles.more}>
        <summary>
          <span className="visually-hidden">{zip.name}の</span>
          <span>更新履歴</span>
        </summary>
        <ul>
          {changes.map(({date, text}) => (
            <li key={date}>
              <time dateTime={date}>{japaneseDay(date)}</time>：{text}
            </li>
          ))}
        </ul>
      </details>
      <details className={styles.more}>
        <summary>
          <span className="visually-hidden">{zip.name}の</span>
          <span>SHA-256</span>
        </summary>
        <code>{zip.sha256}</code>
        <CopyTextButton text={zip.sha256} label={`${zip.name}のSHA-256をコピー`} />
      </details>
    </>
  );
}
