import type {ReactNode} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {CopyTextButton} from '@site/src/components/CopyText';
import {Button, ToneMark} from '@site/src/components/ToolParts';
import {FORMAT_TRAITS} from '@komebiyori/webm/output';
import {useStore} from '@site/src/lib/useStore';
import {describeNotice} from '../messages/messages';
import type {Result} from '../tool/phase';
import {useTool} from '../tool/useTool';
import {BACKDROP_PAINTS} from '../tool/view';
import {Facts} from '../ui/Facts';
import {fileSize, seconds} from '../ui/words';
import styles from './ResultsPanel.module.css';
import {ResultView} from './ResultView';

interface Props {
  readonly result: Result;
  /** The one that was made before, on the newest. */
  readonly before: Result | undefined;
  readonly isOld: boolean;
}

/** One finished file: how it looks, what it is, and where to put it. */
export function ResultCard({result, before, isOld}: Props): ReactNode {
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

function ResultFacts({result, before}: Pick<Props, 'result' | 'before'>): ReactNode {
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

/** What the check of a finished file says. */
interface Verdict {
  readonly tone: 'good' | 'warn' | 'bad' | 'none';
  readonly text: string;
}

/** The check in words: the file was decoded again, its first and last frame compared. */
export function verdictOf({
  check,
  frames,
  format,
}: Pick<Result, 'check' | 'frames' | 'format'>): Verdict {
  if (check === null) return {tone: 'none', text: 'このブラウザでは結果を確かめられません。'};
  if (check.frames !== frames)
    return {
      tone: 'bad',
      text: `コマの数が合いません（${check.frames}コマ）。もう一度書き出してください。`,
    };
  if (check.verdict === 'lost')
    return {tone: 'bad', text: '透過が失われています。形式を変えて書き出してください。'};
  if (check.verdict === 'rough')
    return {tone: 'warn', text: '透過の縁が粗くなっています。画質を上げてください。'};
  if (check.transparent) return {tone: 'good', text: '透過を確認しました。'};
  if (FORMAT_TRAITS[format].alpha === 'none')
    return {tone: 'none', text: '透明なところはありません。'};
  return {
    tone: 'warn',
    text: '透明なところがないため、OBSには背景も映ります。背景を消すときは、「背景を抜く」で消し方を選び、もう一度書き出してください。',
  };
}

/** How a size compares with the one before, such as 「前回より38%小さい」. */
export function compareSizes(bytes: number, before: number): string {
  const percent = Math.round((bytes / before - 1) * 100);
  if (percent === 0) return '前回とほぼ同じ';
  return percent < 0 ? `前回より${-percent}%小さい` : `前回より${percent}%大きい`;
}
