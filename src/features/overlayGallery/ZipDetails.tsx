import type {ReactNode} from 'react';

import type {TemplateFacts, ZipFile} from '@site/plugins/overlays/client';
import {CopyTextButton} from '@site/src/components/CopyText';
import {japaneseDay} from '@site/src/lib/japaneseDay';

import styles from './TemplateList.module.css';

/** How large a zip is, exactly enough to be compared. */
export const sizeOf = ({bytes}: ZipFile): string =>
  `${Math.ceil(bytes / 1000)}KB（${bytes.toLocaleString('ja-JP')}バイト）`;

interface Props {
  readonly changes: TemplateFacts['changes'];
  readonly zip: ZipFile;
}

/** What changed in a zip, and its checksum. */
export function ZipDetails({changes, zip}: Props): ReactNode {
  return (
    <>
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
