import {useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';

import styles from './choosing.module.css';

interface Props {
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
}: Props): ReactNode {
  return (
    <>
      <Chooser {...{onTake, look, label}} isFolder={false} />
      {hasFolder && <Chooser onTake={onTake} label="連番のフォルダを選ぶ" isFolder />}
    </>
  );
}

interface ChooserProps extends Pick<Props, 'onTake' | 'look'> {
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
