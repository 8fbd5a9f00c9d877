import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Release, ReleaseFile} from '@site/plugins/releases/client';
import {japaneseDay} from '@site/src/lib/japaneseDay';
import {megabytes} from '@site/src/lib/megabytes';

import {kindName, type Platform} from './files';
import {PhoneNote} from './PhoneNote';
import styles from './ReleaseCards.module.css';

const PLATFORMS = [
  {id: 'win', name: 'Windows版', steps: 'Windowsに入れる', needs: 'Windows 10 / 11（64bit）'},
  {
    id: 'mac',
    name: 'macOS版',
    steps: 'macOSに入れる',
    needs: 'macOS 12以降（Intel・Appleシリコン共通）',
  },
] as const satisfies readonly {id: Platform; name: string; steps: string; needs: string}[];

interface Props {
  readonly release: Release;
  /** Leaves out the day and the systems it runs on, which are not known of every product. */
  readonly brief?: boolean;
}

/**
 * The files of a release. Styles show the card of the visitor's system first: the document carries
 * it as `data-os` before the first paint (plugins/boot). Links work without script.
 */
export function ReleaseCards({release, brief = false}: Props): ReactNode {
  const {version, date} = release;
  return (
    <>
      <SystemNotes />
      <ul className={styles.cards}>
        {PLATFORMS.map(({id, name, steps, needs}) => {
          const [main, ...others] = release[id];
          return (
            <li key={id} className={clsx(styles.card, styles[id])}>
              <h3 className={styles.name}>
                {name}
                <span className={styles.badge}>お使いのOS</span>
              </h3>
              <p className={styles.facts}>
                <span>バージョン {version}</span>
                {!brief && <time dateTime={date}>{japaneseDay(date)}</time>}
              </p>
              {main !== undefined && <MainLink file={main} name={name} />}
              {others.map((file) => (
                <p key={file.name} className={styles.other}>
                  <a href={file.url} download={file.name} rel="noopener">
                    {kindName(file.kind)}をダウンロード
                  </a>
                  （{megabytes(file.size)}）
                </p>
              ))}
              {!brief && (
                <p className={styles.other}>
                  <a href={`#${steps.toLowerCase()}`}>{steps}手順</a>
                </p>
              )}
              {!brief && <p className={styles.needs}>{needs}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function MainLink({file, name}: {readonly file: ReleaseFile; readonly name: string}): ReactNode {
  return (
    <p className={styles.main}>
      <a className={styles.button} href={file.url} download={file.name} rel="noopener">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M12 4v11m-5-4.500 5 5 5-5M5 20h14"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span>
          {name}を
          <wbr />
          ダウンロード
          <span className={styles.kind}>
            {kindName(file.kind)}・{megabytes(file.size)}
          </span>
        </span>
      </a>
      <span className={styles.file}>{file.name}</span>
    </p>
  );
}

/** What visitors can do whose system has no file. Only theirs is shown. */
function SystemNotes(): ReactNode {
  const address = useBaseUrl('/download', {absolute: true});
  return (
    <>
      <PhoneNote address={address} />
      <div className={clsx(styles.note, styles.linux)}>
        <p>
          本アプリはWindowsとmacOS用で、Linux版はありません。WindowsかmacOSのPCで使ってください。Linuxのブラウザからは、同じネットワークのリモートビューで見られます。
        </p>
      </div>
    </>
  );
}
