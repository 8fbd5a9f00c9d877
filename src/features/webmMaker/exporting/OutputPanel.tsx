import type {ReactNode} from 'react';
import {resultName, FORMAT_TRAITS} from '@komebiyori/webm/output';
import {PRESETS} from '@komebiyori/webm/presets';
import {
  describedByTyped,
  FIELD_LOOK,
  Panel,
  TypedNote,
  useTypedText,
} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {applyPreset, isPreset} from '../tool/draft';
import {useBench, useDraft, useTool} from '../tool/useTool';
import {FormatField} from './FormatField';
import styles from './OutputPanel.module.css';
import {RateFields} from './RateFields';
import {StartBox} from './StartBox';

/** What is written, and the button that writes it. */
export function OutputPanel(): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const draft = useDraft();
  const writable = useStore(tool.writable);
  return (
    <Panel title="書き出し">
      <div className={styles.body}>
        <div className={styles.presets} role="group" aria-label="用途から選ぶ">
          {PRESETS.map((preset) => (
            <button
              key={preset.id}
              type="button"
              className={styles.preset}
              aria-pressed={isPreset(draft, preset)}
              disabled={!writable.includes(preset.output.format)}
              onClick={() => {
                tool.changeDraft((one) => applyPreset(one, preset, source), {
                  label: preset.name,
                });
              }}
            >
              <b>{preset.name}</b>
              <span>{preset.note}</span>
            </button>
          ))}
        </div>
        <div className={styles.columns}>
          <FormatField />
          <div className={styles.settings}>
            <RateFields />
            <NameField />
          </div>
          <StartBox />
        </div>
      </div>
    </Panel>
  );
}

/** In characters; file systems take 255 bytes with the extension. */
const MAX_NAME = 120;

/** The name of the file; what systems do not take is replaced when it is written. */
function NameField(): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const {name, output} = useDraft();
  const extension = `.${FORMAT_TRAITS[output.format].extension}`;
  const suggested = resultName(source.name, output.format).slice(0, -extension.length);
  const final = resultName(`${name ?? suggested}.x`, output.format);
  const id = 'webm-name';
  const typed = useTypedText(name ?? suggested, {max: MAX_NAME}, (value) => {
    tool.changeDraft((draft) => ({...draft, name: value}), {label: 'ファイル名', tag: 'name'});
  });
  return (
    <div className={styles.name}>
      <label htmlFor={id}>ファイル名</label>
      <span>
        <input
          id={id}
          className={FIELD_LOOK}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={describedByTyped(`${id}-note`, {id, typed})}
          {...typed.field}
        />
        {extension}
      </span>
      <TypedNote id={id} typed={typed} />
      <p id={`${id}-note`}>
        {final === `${name ?? suggested}${extension}` ? '' : `「${final}」として保存します。`}
      </p>
    </div>
  );
}
