import CodeBlock from '@theme/CodeBlock';
import type {ReactNode} from 'react';
import type {Release, ReleaseFile} from '@site/plugins/releases/client';
import {CodeOwner, CopyTextButton} from '@site/src/components/CopyText';
import {megabytes} from '@site/src/lib/megabytes';
import styles from './Checksums.module.css';
import {compareCommand, exactBytes, hashCommand, type Platform} from './files';

const SHELLS = {
  win: {title: 'Windows（PowerShell）', language: 'powershell'},
  mac: {title: 'macOS（ターミナル）', language: 'sh'},
} as const;

interface Props {
  readonly release: Release;
  /** Of each file: one below the heading that they stand under. */
  readonly heading?: 'h3' | 'h4';
}

/** Size and hashes of every file of a release, with the commands that compare them. */
export function Checksums({release, heading = 'h4'}: Props): ReactNode {
  return (
    <>
      {(['win', 'mac'] as const).flatMap((platform) =>
        release[platform].map((file) => (
          <FileFacts key={file.name} heading={heading} platform={platform} file={file} />
        )),
      )}
    </>
  );
}

interface FileFactsProps {
  readonly heading: 'h3' | 'h4';
  readonly platform: Platform;
  readonly file: ReleaseFile;
}

function FileFacts({heading: Heading, platform, file}: FileFactsProps): ReactNode {
  const {name, size, hex, base64} = file;
  const {title, language} = SHELLS[platform];
  return (
    <section className={styles.file} aria-label={name}>
      <Heading className={styles.name}>{name}</Heading>
      <dl className={styles.facts}>
        <dt>大きさ</dt>
        <dd>
          {exactBytes(size)}（{megabytes(size)}）
        </dd>
        <HashValue label="16進" fileName={name} value={hex} />
        <HashValue label="base64" fileName={name} value={base64} />
      </dl>
      <CodeOwner value={name}>
        <CodeBlock language={language} title={`${title}：値を出す`}>
          {hashCommand(platform, name)}
        </CodeBlock>
        <CodeBlock
          language={language}
          title={`${title}：比べる（${platform === 'win' ? 'True' : 'OK'}と出れば一致）`}
        >
          {compareCommand(platform, name, hex)}
        </CodeBlock>
      </CodeOwner>
    </section>
  );
}

interface HashValueProps {
  /** What the value is, such as 「16進」. */
  readonly label: string;
  readonly fileName: string;
  readonly value: string;
}

/** A hash with a button that copies it. Without script the value can be selected. */
function HashValue({label, fileName, value}: HashValueProps): ReactNode {
  return (
    <>
      <dt>SHA-512（{label}）</dt>
      <dd className={styles.value}>
        <code className={styles.hash}>{value}</code>
        <CopyTextButton text={value} label={`${fileName}のSHA-512（${label}）をコピー`} />
      </dd>
    </>
  );
}
