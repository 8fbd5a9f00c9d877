import {useState, type ReactNode} from 'react';
import type {ImageField} from '@komebiyori/overlays/model/fields';
import {readValue} from '@komebiyori/overlays/model/readValue';
import {megabytes} from '@site/src/lib/megabytes';

import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import {readPictureUri} from '../ui/readDataUri.browser';
import type {ControlProps} from './control';
import styles from './controls.module.css';

/** A picture from the visitor's PC. */
export function ImageControl(props: ControlProps<ImageField>): ReactNode {
  const {field, value, onChange, id, describedBy} = props;
  const [problem, setProblem] = useState('');
  const picture = String(value);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const uri = await readPictureUri(file).catch(() => undefined);
    const read = uri === undefined ? undefined : readValue(field, uri);
    if (read !== undefined) onChange(read.value);
    setProblem(read === undefined ? sayProblem(file, field) : '');
  };
  return (
    <div className={styles.image}>
      {picture !== '' && <img src={picture} alt="" />}
      <input
        className={ui.files}
        type="file"
        id={id}
        aria-describedby={describedBy}
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        onChange={({target}) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {picture !== '' && (
        <Button
          onClick={() => {
            onChange('');
          }}
        >
          画像を外す
        </Button>
      )}
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  );
}

const sayProblem = ({size}: File, {maxBytes}: ImageField): string =>
  size > maxBytes
    ? `大きすぎます（${megabytes(size)}）。${megabytes(maxBytes)}までの画像を選びます。`
    : '画像を読めませんでした。PNG、JPEG、WebP、GIF、AVIFを選びます。';
