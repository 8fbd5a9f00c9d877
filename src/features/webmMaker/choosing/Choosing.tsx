import {useRef, useState, type ReactNode} from 'react';
import {OnigiriMark} from '@site/src/components/Mark';
import {Button} from '@site/src/components/ToolParts';

import {describeFailure} from '../messages/messages';
import type {Phase} from '../tool/phase';
import {useTool} from '../tool/useTool';
import {Message} from '../ui/parts';
import styles from './choosing.module.css';
import {GridFields} from './GridFields';
import {drawSample, type Sample} from './sample.browser';

/** Before anything is open: what can be brought, and a sample for those who have nothing at hand. */
export function IdlePanel(): ReactNode {
  const tool = useTool();
  return (
    <div className={styles.idle}>
      <OnigiriMark className={styles.mark} />
      <p className={styles.invite}>画像か動画を、ここにドロップします</p>
      <div className={styles.buttons}>
        <FileButtons onTake={tool.take} hasFolder />
      </div>
      <p className={styles.formats}>
        GIF・APNG・WebP・AVIF・PNG・JPEG・MP4・MOV・WebM・MKV。画像をまとめて選ぶと、連番の動画になります。コピーした画像は
        <kbd>Ctrl</kbd>+<kbd>V</kbd>でも貼れます。
      </p>
      <Samples />
      <p className={styles.privacy}>ファイルは送信しません。変換は、この端末の中だけで行います。</p>
    </div>
  );
}

function Samples(): ReactNode {
  const tool = useTool();
  const [isFailed, setIsFailed] = useState(false);
  const open = async (sample: Sample): Promise<void> => {
    try {
      await tool.opener.open(await drawSample(sample));
    } catch {
      setIsFailed(true);
    }
  };
  return (
    <div className={styles.samples}>
      <p>素材がないときは、見本で試せます。</p>
      <div className={styles.buttons}>
        <Button onClick={() => void open('stamp')}>透過スタンプの見本</Button>
        <Button onClick={() => void open('green')}>グリーンバックの見本</Button>
      </div>
      {isFailed && <p role="alert">見本を描けませんでした。手元のファイルを選んでください。</p>}
    </div>
  );
}

interface RefusedProps {
  readonly phase: Extract<Phase, {kind: 'refused'}>;
}

/** Files that could not be opened: why, and every way on from here. */
export function RefusedPanel({phase}: RefusedProps): ReactNode {
  const tool = useTool();
  const {failure, chosen} = phase;
  const {title, next} = describeFailure(failure);
  const before = tool.opener.opened.get();
  return (
    <div className={styles.refused}>
      <Message tone="bad" title={title} text={next} isAlert>
        {failure.code === 'mixedSizes' && <SizeButtons />}
        <FileButtons
          onTake={tool.take}
          look={failure.code === 'mixedSizes' ? 'secondary' : 'primary'}
          label="別のファイルを選ぶ"
          hasFolder
        />
        {(failure.code === 'unexpected' || failure.code === 'outOfMemory') && (
          <Button onClick={() => void tool.opener.open(chosen)}>もう一度開く</Button>
        )}
        {before !== null && (
          <Button onClick={() => void tool.opener.open(before)}>前の素材に戻る</Button>
        )}
      </Message>
      {failure.code === 'badGrid' && chosen.options.sprites !== null && (
        <GridFields
          size={failure}
          start={chosen.options.sprites}
          fps={chosen.options.pictureFps}
          onOpen={(sprites, pictureFps) => void tool.opener.reopen({sprites, pictureFps})}
          onCancel={() => void tool.opener.reopen({sprites: null})}
        />
      )}
    </div>
  );
}

function SizeButtons(): ReactNode {
  const tool = useTool();
  return (
    <>
      <Button look="primary" onClick={() => void tool.opener.reopen({mixedSizes: 'fit'})}>
        拡大・縮小して合わせる
      </Button>
      <Button look="primary" onClick={() => void tool.opener.reopen({mixedSizes: 'pad'})}>
        余白で合わせる
      </Button>
    </>
  );
}

interface FileButtonsProps {
  readonly onTake: (files: readonly File[]) => void;
  readonly look?: 'primary' | 'secondary' | 'bar';
  readonly label?: string;
  readonly hasFolder?: boolean;
}

const ACCEPT =
  'image/gif,image/png,image/apng,image/webp,image/avif,image/jpeg,video/mp4,video/quicktime,video/webm,.mkv';

/** Opens the system's window of files, and that of folders. */
export function FileButtons({
  onTake,
  look = 'primary',
  label = 'ファイルを選ぶ',
  hasFolder = false,
}: FileButtonsProps): ReactNode {
  return (
    <>
      <Chooser {...{onTake, look, label}} isFolder={false} />
      {hasFolder && <Chooser onTake={onTake} label="連番のフォルダを選ぶ" isFolder />}
    </>
  );
}

interface ChooserProps extends Pick<FileButtonsProps, 'onTake' | 'look'> {
  readonly label: string;
  readonly isFolder: boolean;
}

function Chooser({onTake, look = 'primary', label, isFolder}: ChooserProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look={isFolder ? 'secondary' : look}
        onClick={() => {
          input.current?.click();
        }}
      >
        {label}
      </Button>
      <input
        ref={input}
        className={styles.file}
        type="file"
        aria-label={label}
        tabIndex={-1}
        hidden
        multiple
        {...(isFolder ? {webkitdirectory: ''} : {accept: ACCEPT})}
        onChange={({target}) => {
          const files = [...(target.files ?? [])];
          // The same file chosen again is a choice, too.
          target.value = '';
          if (files.length > 0) onTake(files);
        }}
      />
    </>
  );
}
