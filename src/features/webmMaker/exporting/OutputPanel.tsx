import {planDuration} from '@komebiyori/webm/framePlan';
import {estimateMemory, type MemoryEstimate} from '@komebiyori/webm/memory';
import {useId, useMemo, type ReactNode} from 'react';
import {FORMAT_TRAITS, FORMATS, resultName, type Format} from '@komebiyori/webm/output';
import {PRESETS} from '@komebiyori/webm/presets';
import {
  Button,
  describedByTyped,
  FIELD_LOOK,
  Panel,
  TypedNote,
  useTypedText,
} from '@site/src/components/ToolParts';
import {megabytes} from '@site/src/lib/megabytes';
import {useStore} from '@site/src/lib/useStore';

import {describeNotice} from '../messages/messages';
import {applyPreset, isPreset} from '../tool/draft';
import {useBench, useDraft, useTool} from '../tool/useTool';
import {Facts, Message} from '../ui/parts';
import {seconds} from '../ui/words';
import {LighterButtons} from './LighterButtons';
import styles from './OutputPanel.module.css';
import {RateFields} from './RateFields';

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

const FORMAT_NOTES: Readonly<Record<Format, string>> = {
  'vp9-alpha': '透過できます。OBSに重ねるならこれです',
  'vp8-alpha': '透過できます。古い環境で再生するとき',
  vp9: '透過しません。背景のある動画に',
  av1: '透過しません。同じ画質で一番小さくなります',
  gif: '半透明は使えません。ほとんどの環境で再生できます',
  apng: '透過できます。画質を落としません',
  'png-zip': '動画ソフトに渡すとき',
};

/** What is missing for a format, for people. */
const lacking = (format: Format): string =>
  FORMAT_TRAITS[format].video === null
    ? 'このブラウザに圧縮の機能がないため、使えません'
    : 'このブラウザでは、この形式を書き出せません。最新のChromeかEdgeなら使えます';

/** All formats; those that this browser cannot write say why. */
function FormatField(): ReactNode {
  const tool = useTool();
  const {output} = useDraft();
  const writable = useStore(tool.writable);
  const replaced = useStore(tool.replaced);
  const name = useId();
  return (
    <fieldset className={styles.formats}>
      <legend>形式</legend>
      {replaced?.by === output.format && (
        <p className={styles.replaced}>
          {`このブラウザは「${FORMAT_TRAITS[replaced.format].label}」を書き出せないため、「${FORMAT_TRAITS[replaced.by].label}」を選んであります。`}
        </p>
      )}
      {FORMATS.map((format) => {
        const isMissing = !writable.includes(format);
        const id = `${name}${format}`;
        return (
          <div key={format} className={styles.format}>
            <input
              id={id}
              type="radio"
              name={name}
              aria-describedby={`${id}note`}
              checked={output.format === format}
              disabled={isMissing}
              onChange={() => {
                tool.changeOutput({...output, format}, {label: FORMAT_TRAITS[format].label});
              }}
            />
            <label htmlFor={id}>{FORMAT_TRAITS[format].label}</label>
            <small id={`${id}note`}>{isMissing ? lacking(format) : FORMAT_NOTES[format]}</small>
          </div>
        );
      })}
    </fieldset>
  );
}

/** What will come out, what it takes, and the start. */
function StartBox(): ReactNode {
  const tool = useTool();
  const {opened, plan} = useBench();
  const {output} = useDraft();
  const isBusy = useStore(tool.exporter.work).kind === 'exporting';
  const [, previous] = useStore(tool.exporter.results);
  const {result} = plan.sizes;
  const notices = plan.notices.map(describeNotice);
  if (previous?.isSaved === false)
    notices.push(
      `書き出すと、まだ保存していない前回のファイル「${previous.name}」は一覧から消えます。`,
    );
  const memory = useMemo(
    () => estimateMemory(opened.source, plan.sizes, plan.frames, output),
    [opened, plan, output],
  );
  return (
    <div className={styles.start}>
      <Facts
        className={styles.facts}
        rows={[
          ['縦横', `${result.width}×${result.height}`],
          ['長さ', `${seconds(planDuration(plan.frames))}秒`],
          ['コマ数', `${plan.frames.length}コマ・${Number(plan.edit.fps.toFixed(3))}fps`],
          ['使うメモリ', `約${megabytes(memory.bytes, 0)}`],
        ]}
      />
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <MemoryAdvice verdict={memory.verdict} />
      <Button
        look="primary"
        className={styles.go}
        disabled={isBusy}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={() => {
          tool.export(memory.verdict === 'tooMuch');
        }}
      >
        {memory.verdict === 'tooMuch' ? 'それでも書き出す' : '書き出す'}
      </Button>
    </div>
  );
}

function MemoryAdvice({verdict}: Pick<MemoryEstimate, 'verdict'>): ReactNode {
  if (verdict === 'fine') return null;
  const isTooMuch = verdict === 'tooMuch';
  return (
    <Message
      tone={isTooMuch ? 'bad' : 'warn'}
      title={isTooMuch ? 'メモリが足りなくなりそうです。' : 'メモリを多く使います。'}
      text={
        isTooMuch
          ? '途中で止まるおそれがあります。先に軽くしてください。'
          : 'スマートフォンでは止まることがあります。ほかのタブを閉じてから始めます。'
      }
    >
      <LighterButtons />
    </Message>
  );
}
