import {useEffect, useRef, type ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {CopyTextButton} from '@site/src/components/CopyText';
import {Button, Panel, ToneMark} from '@site/src/components/ToolParts';
import {fileSize} from '@site/src/lib/megabytes';
import {useStore} from '@site/src/lib/useStore';

import {describeNotice} from '../messages/messages';
import type {Result} from '../tool/phase';
import {useTool} from '../tool/useTool';
import {BACKDROP_PAINTS} from '../tool/view';
import {BackdropChoice, Facts} from '../ui/parts';
import {seconds} from '../ui/words';
import styles from './ResultsPanel.module.css';
import {ResultView} from './ResultView';
import {compareSizes, verdictOf} from './verdict';

/** The last file, and the one before to compare. */
export function ResultsPanel(): ReactNode {
  const results = useStore(useTool().exporter.results);
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = results[0]?.id;
  useEffect(() => {
    if (newest === undefined) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView({block: 'start'});
  }, [newest]);
  if (results.length === 0) return null;
  return (
    <Panel
      title={results.length === 1 ? 'できたファイル' : 'できたファイル（今回と前回）'}
      heading={heading}
    >
      <div className={styles.body}>
        <BackdropChoice />
        <div className={styles.cards}>
          {results.map((result, index) => (
            <ResultCard
              key={result.id}
              result={result}
              before={index === 0 ? results[1] : undefined}
              isOld={index > 0}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}

interface ResultCardProps {
  readonly result: Result;
  /** The one that was made before, on the newest. */
  readonly before: Result | undefined;
  readonly isOld: boolean;
}

/** One finished file: how it looks, what it is, and where to put it. */
function ResultCard({result, before, isOld}: ResultCardProps): ReactNode {
  const tool = useTool();
  const {backdrop} = useStore(tool.view);
  const {tone, text} = verdictOf(result);
  const {blob, name, notices} = result;
  const oldHint = result.isSaved
    ? null
    : 'まだ保存していません。次に書き出すと、一覧から消えます。';
  const hint = isOld
    ? oldHint
    : '設定を変えてもう一度書き出すと、前回のファイルと並べて比べられます。';
  return (
    <article className={styles.card} aria-label={isOld ? '前回のファイル' : '今回のファイル'}>
      <div className={styles.stage} style={{background: BACKDROP_PAINTS[backdrop]}}>
        <ResultView result={result} />
      </div>
      <div className={styles.fileName}>
        <p>{name}</p>
        <CopyTextButton text={name} label="ファイル名をコピー" />
      </div>
      <p className={styles.verdict}>
        <ToneMark tone={tone} />
        {text}
      </p>
      <ResultFacts result={result} before={before} />
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice.code}>{describeNotice(notice)}</li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button
          look={isOld ? 'secondary' : 'primary'}
          onClick={() => {
            saveFile(name, blob);
            tool.exporter.saved(result.id);
          }}
        >
          保存する
        </Button>
        <Button
          onClick={() => {
            tool.exporter.drop(result.id);
          }}
        >
          一覧から消す
        </Button>
      </div>
      {hint !== null && <p className={styles.again}>{hint}</p>}
    </article>
  );
}

function ResultFacts({result, before}: Pick<ResultCardProps, 'result' | 'before'>): ReactNode {
  const {blob, width, height, frames, fps, durationUs, hasAudio, tries, quality} = result;
  const size = fileSize(blob.size);
  const rows: (readonly [string, string])[] = [
    [
      'ファイルサイズ',
      before === undefined ? size : `${size}（${compareSizes(blob.size, before.blob.size)}）`,
    ],
    ['縦横', `${width}×${height}`],
    ['長さ', `${seconds(durationUs)}秒`],
    ['コマ数', `${frames}コマ・${Number(fps.toFixed(3))}fps`],
    ['音声', hasAudio ? 'あり' : 'なし'],
    ...(tries.length > 0
      ? [['画質', `${quality}（${tries.length}回で決まりました）`] as const]
      : []),
    ['かかった時間', `${(result.tookMs / 1000).toFixed(1)}秒`],
  ];
  return <Facts rows={rows} className={styles.facts} />;
}
