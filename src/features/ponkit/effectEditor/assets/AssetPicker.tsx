import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import {buttonClass} from '@site/src/components/Button';
import {FIELD_LOOK} from '@site/src/components/ToolParts';
import {useFileDrop} from '@site/src/lib/useFileDrop';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../../tool/useTool';
import {ASSET_TYPES, kindOf, MAX_ASSET, type AssetKind, type Asset} from '../../work/assets';
import styles from './assets.module.css';

interface Props {
  readonly kind: AssetKind;
  /** What the files are for, for screen readers. */
  readonly label: string;
  /** Paths that are chosen already. */
  readonly chosen: readonly string[];
  /** Takes several files at once. */
  readonly isMultiple?: boolean;
  readonly onChoose: (paths: readonly string[]) => void;
}

const WORDS = {image: '画像', sound: '音'} as const;

const entries = (kind: AssetKind) =>
  Object.entries(ASSET_TYPES).filter(([, type]) => type.kind === kind);

/** `PNG・JPG・GIF・WEBP、1つ5MBまで`. */
const limitText = (kind: AssetKind): string =>
  `${entries(kind)
    .map(([, {ending}]) => ending.toUpperCase())
    .join('・')}、1つ${MAX_ASSET[kind] / 1024 / 1024}MBまで`;

/** Takes a file of the visitor's, or one that the work has already. */
export function AssetPicker(props: Props): ReactNode {
  const {kind, label, chosen, isMultiple = false, onChoose} = props;
  const id = useId();
  const word = WORDS[kind];
  const known = useStore(useTool().assets.list).filter(
    (asset) => kindOf(asset) === kind && !chosen.includes(asset.path),
  );
  const {refused, isBusy, add} = useAddFiles((added) => {
    const paths = added.filter((asset) => kindOf(asset) === kind).map(({path}) => path);
    if (paths.length > 0) onChoose(isMultiple ? paths : paths.slice(0, 1));
  });
  const zone = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(zone, ({files}) => {
    // With none it would only forget what was refused before.
    if (files.length > 0) add([...files]);
  });
  return (
    <div className={clsx(styles.picker, isOver && styles.over)} ref={zone}>
      <div className={styles.ways}>
        <label className={clsx(buttonClass('secondary', 'small'), styles.add)}>
          {isBusy ? '読み込んでいます…' : `${word}を選ぶ`}
          <input
            type="file"
            aria-label={`${label}：${word}を選ぶ`}
            aria-describedby={`${id}-limit`}
            multiple={isMultiple}
            accept={entries(kind)
              .map(([type]) => type)
              .join(',')}
            onChange={({target}) => {
              add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </label>
        {known.length > 0 && (
          <select
            className={FIELD_LOOK}
            aria-label={`${label}：キットにある${word}から選ぶ`}
            value=""
            onChange={({target}) => {
              onChoose([target.value]);
            }}
          >
            <option value="">キットから選ぶ</option>
            {known.map(({id: key, path}) => (
              <option key={key} value={path}>
                {path}
              </option>
            ))}
          </select>
        )}
      </div>
      <p className={styles.limit} id={`${id}-limit`}>
        ここにドロップもできます（{limitText(kind)}）。
      </p>
      <div role="status">
        {refused.map((text) => (
          <p key={text} className={styles.refused}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

interface AddFiles {
  /** Why files were not taken, one sentence a file. */
  readonly refused: readonly string[];
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
}

/**
 * Takes files up into the work.
 * @param take is called with what was taken, in the order of the files
 */
function useAddFiles(take: (added: readonly Asset[]) => void): AddFiles {
  const {assets} = useTool();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const addAll = async (files: readonly File[]): Promise<void> => {
    setIsBusy(true);
    const added: Asset[] = [];
    const texts: string[] = [];
    // One after the other: the limit of all files together is the store's to hold.
    for (const file of files) {
      const outcome = await assets.add(file);
      if (outcome.kind === 'added') added.push(outcome.asset);
      else texts.push(outcome.text);
    }
    setIsBusy(false);
    setRefused(texts);
    if (added.length > 0) take(added);
  };
  return {refused, isBusy, add: (files) => void addAll(files)};
}
