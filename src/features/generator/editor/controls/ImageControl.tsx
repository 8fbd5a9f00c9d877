import {useState, type ReactNode} from 'react';
import type {ImageField} from '@komebiyori/overlays/model/fields';
import {readValue} from '@komebiyori/overlays/model/readValue';
import {pictureFaultText} from '@site/src/lib/pictureFault';

import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import type {ControlProps} from './controls';
import styles from './controls.module.css';
import {readPictureUri} from './readPictureUri.browser';

/** A picture from the visitor's PC. */
export function ImageControl(props: ControlProps<ImageField>): ReactNode {
  const {field, value, onChange, id, describedBy = ''} = props;
  const [problem, setProblem] = useState('');
  const picture = String(value);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readPictureUri(file, field.maxBytes);
    const fitted = 'uri' in read ? readValue(field, read.uri) : undefined;
    if (fitted !== undefined) onChange(fitted.value);
    setProblem('fault' in read ? pictureFaultText(read.fault) : '');
  };
  return (
    <div className={styles.image}>
      {picture !== '' && <img src={picture} alt="" />}
      <input
        className={ui.files}
        type="file"
        id={id}
        aria-describedby={`${describedBy} ${id}-problem`}
        aria-invalid={problem !== ''}
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        onChange={({target}) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      {picture !== '' && (
        <Button
          onClick={() => {
            setProblem('');
            onChange('');
          }}
        >
          画像を外す
        </Button>
      )}
      <p className={styles.problem} id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  );
}
