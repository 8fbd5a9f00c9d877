import {useId, type ReactNode} from 'react';
import {FieldFrame, type FieldProps} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import {without} from '@site/src/lib/lists';

import {useTool} from '../../tool/useTool';
import {AssetPicker} from './AssetPicker';
import styles from './assets.module.css';

interface Props extends FieldProps {
  /** Paths of the work; those from elsewhere stay, too. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** One picture takes the place of another. */
  readonly isSingle?: boolean;
}

/** Pictures of an effect. */
export function ImagesControl(props: Props): ReactNode {
  const {label, values, onChange, isSingle = false} = props;
  const id = useId();
  const {assets} = useTool();
  useStore(assets.list);
  return (
    <FieldFrame {...props} id={id} isWide isGroup>
      {values.length > 0 && (
        <ul className={styles.pictures}>
          {values.map((path, at) => (
            <li key={`${path} ${at}`} className={styles.picture}>
              <Thumb url={assets.urlOf(path)} />
              <span className={styles.path} title={path}>
                {path}
              </span>
              <button
                type="button"
                aria-label={`${path}を外す`}
                onClick={() => {
                  onChange(without(values, at));
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <AssetPicker
        label={label}
        kind="image"
        chosen={values}
        isMultiple={!isSingle}
        onChoose={(paths) => {
          onChange(isSingle ? paths : [...values, ...paths]);
        }}
      />
    </FieldFrame>
  );
}

function Thumb({url}: {readonly url: string | undefined}): ReactNode {
  return url === undefined ? (
    <span className={styles.missing} title="キットにない画像です">
      ？
    </span>
  ) : (
    <img className={styles.thumb} src={url} alt="" />
  );
}
