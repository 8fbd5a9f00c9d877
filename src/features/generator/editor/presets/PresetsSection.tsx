import {useId, useState, type ReactNode} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';
import {moveDesign} from '@komebiyori/overlays/model/moveDesign';
import {titleOf} from '@komebiyori/overlays/package/slug';
import {describedByTyped, TypedNote, useTypedText} from '@site/src/components/ToolParts';

import {useDispatch} from '../EditorContext';
import {movedBanner} from '../state/banners';
import {addPreset, MAX_NAME, MAX_PRESETS, presetsFile, type Preset} from '../state/presets';
import {Button} from '../ui/Button';
import {saveFile} from '@site/src/browser/saveFile.browser';
import ui from '../ui/ui.module.css';
import {PresetRow} from './PresetRow';
import styles from './PresetsSection.module.css';
import type {OwnPresets} from './usePresets';

interface Props {
  readonly design: Design;
  readonly own: OwnPresets;
}

const PROBLEMS = {
  kept: '',
  full: 'ブラウザの保存場所がいっぱいで、保存できません。不要なものを削除してください。',
  blocked: 'このブラウザには保存できません。ページを閉じる前に、「すべてを保存」を押してください。',
} as const;

/** Designs that the visitor keeps under names. */
export function PresetsSection({design, own: {presets, change, kept}}: Props): ReactNode {
  const dispatch = useDispatch();
  const [name, setName] = useState('');
  const typed = useTypedText(name, {max: MAX_NAME}, setName);
  const id = useId();
  const isFull = presets.length >= MAX_PRESETS;
  const add = (): void => {
    const wanted = name.trim() === '' ? titleOf(design) : name;
    change((all) => addPreset(all, wanted, design));
    setName('');
    dispatch({type: 'say', text: `「${wanted}」を保存しました`});
  };
  const open = (preset: Preset): void => {
    const moved = moveDesign(preset.design, {app: design.app});
    const told = movedBanner(moved);
    dispatch({
      type: 'load',
      design: moved.design,
      label: `「${preset.name}」を開きました`,
      ...(told === undefined ? {} : {banner: told}),
      at: performance.now(),
    });
  };
  return (
    <>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          if (!typed.isInvalid) add();
        }}
      >
        <input
          className={ui.field}
          type="text"
          aria-label="保存する見た目の名前"
          aria-describedby={describedByTyped(undefined, {id, typed})}
          placeholder={titleOf(design)}
          {...typed.field}
        />
        <TypedNote id={id} typed={typed} />
        <Button type="submit" disabled={isFull}>
          今の見た目を保存
        </Button>
      </form>
      {isFull && <p className={styles.help}>{MAX_PRESETS}個まで保存できます。</p>}
      <p className={styles.problem} role="status">
        {PROBLEMS[kept]}
      </p>
      {presets.length === 0 ? (
        <p className={styles.help}>
          保存した見た目は、どのバージョンのテンプレートエディタからでも開けます。リンクやギャラリーから開いた見た目を変えると、前の下書きもここに入ります。
        </p>
      ) : (
        <>
          <ul className={styles.list}>
            {presets.map((preset, at) => (
              <PresetRow
                key={preset.id}
                preset={preset}
                isFirst={at === 0}
                isLast={at === presets.length - 1}
                canAdd={!isFull}
                onUse={open}
                change={change}
              />
            ))}
          </ul>
          <Button
            onClick={() => {
              saveFile('komebiyori-presets.json', presetsFile(presets));
            }}
          >
            すべてを保存（JSON）
          </Button>
        </>
      )}
    </>
  );
}
