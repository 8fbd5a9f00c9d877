import {useId, type ReactNode} from 'react';

import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import {OWN_BACKGROUND, PREVIEW_BACKGROUNDS} from './backgrounds';
import styles from './PreviewPane.module.css';
import type {OwnBackground} from './useOwnFile';
import {VISIONS} from './vision';
import {ZOOMS, type Zoom} from './zoom';

/** How the preview is looked at. */
export interface Look {
  readonly zoom: Zoom;
  readonly background: string;
  readonly hasSafeArea: boolean;
  readonly vision: string;
  readonly isOnScreen: boolean;
}

interface Props {
  readonly look: Look;
  readonly own: OwnBackground;
  readonly onChange: (look: Partial<Look>) => void;
  /** More of it, at the end. */
  readonly children: ReactNode;
}

/** Size, background, safe area and sight of the preview. */
export function ViewBar({look, own, onChange, children}: Props): ReactNode {
  return (
    <div className={styles.bar}>
      <label className={styles.choice}>
        <span>大きさ</span>
        <select
          className={ui.field}
          value={String(look.zoom)}
          onChange={({target}) => {
            const found = ZOOMS.find(({zoom}) => String(zoom) === target.value);
            if (found !== undefined) onChange({zoom: found.zoom});
          }}
        >
          {ZOOMS.map(({zoom, label}) => (
            <option key={label} value={String(zoom)}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        <span>背景</span>
        <select
          className={ui.field}
          value={look.background}
          onChange={({target}) => {
            onChange({background: target.value});
          }}
        >
          {PREVIEW_BACKGROUNDS.map(({id: value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {own.file !== undefined && <option value={OWN_BACKGROUND}>自分の画像・動画</option>}
        </select>
      </label>
      <label className={styles.choice}>
        <span>見え方</span>
        <select
          className={ui.field}
          value={look.vision}
          onChange={({target}) => {
            onChange({vision: target.value});
          }}
        >
          <option value="">そのまま</option>
          {VISIONS.map(({id: value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button
        aria-pressed={look.hasSafeArea}
        onClick={() => {
          onChange({hasSafeArea: !look.hasSafeArea});
        }}
      >
        安全な範囲
      </Button>
      <Button
        aria-pressed={look.isOnScreen}
        title="1920×1080の配信画面のどこに置くかを確かめます"
        onClick={() => {
          onChange({isOnScreen: !look.isOnScreen});
        }}
      >
        配信画面
      </Button>
      <OwnFileField own={own} />
      {children}
    </div>
  );
}

/** Chooses a picture or a video of one's own as the background, and says what became of it. */
function OwnFileField({own: {said, isRefused, take}}: Pick<Props, 'own'>): ReactNode {
  const id = useId();
  return (
    <>
      <span className={styles.file}>
        <label className={styles.fileLabel} htmlFor={id}>
          自分の背景
        </label>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif,video/*"
          aria-describedby={`${id}help ${id}said`}
          aria-invalid={isRefused}
          onChange={({target}) => {
            const [file] = target.files ?? [];
            if (file !== undefined) take(file);
            target.value = '';
          }}
        />
        <span className="visually-hidden" id={`${id}help`}>
          選んだ画像や動画は、このページの中だけで使います。送信しません。
        </span>
      </span>
      <p className={isRefused ? styles.problem : styles.said} id={`${id}said`} role="status">
        {said}
      </p>
    </>
  );
}
