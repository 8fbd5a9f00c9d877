import {useId, useState, type ReactNode} from 'react';
import {
  Choice,
  FieldFrame,
  framed,
  NumberField,
  Panel,
  Switch,
  TextField,
} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Settings} from '../settings/settings';
import {sourceName, sourceOptions} from '../sources/sourceIds';
import type {PartyTool} from '../tool/tool.browser';
import styles from './LooksPanel.module.css';
import {readPicture} from './readPicture.browser';
import {useIsMissing, useSourceIds} from './useSources';

const METERS = [
  {value: 'bar', name: 'バー'},
  {value: 'ring', name: '輪'},
  {value: 'wave', name: '波'},
  {value: 'none', name: '出さない'},
] as const;
const PLACES = [
  {value: 'left', name: '左下'},
  {value: 'center', name: '中央下'},
  {value: 'right', name: '右下'},
] as const;
const MOUTHS = [
  {value: 'rice', name: 'おにぎり'},
  {value: 'own', name: '自分の画像（3枚）'},
  {value: 'none', name: '出さない'},
] as const;
const MOTIONS = [
  {value: 'auto', name: 'ふつう'},
  {value: 'less', name: '少なくする'},
] as const;

/** What stands in the picture besides the effects. */
export function LooksPanel({tool}: {readonly tool: PartyTool}): ReactNode {
  const settings = useStore(tool.settings);
  const choice = <K extends 'meter' | 'place' | 'mouth' | 'motion'>(
    key: K,
    label: string,
    options: readonly {readonly value: Settings[K]; readonly name: string}[],
  ): ReactNode => (
    <Choice
      label={label}
      value={settings[key]}
      options={options}
      onChange={(value) => {
        tool.change({[key]: value}, {label});
      }}
    />
  );
  const number = (
    key: 'mouthHalf' | 'mouthWide' | 'shake',
    label: string,
    range: {min: number; max: number; unit: string},
  ): ReactNode => (
    <NumberField
      label={label}
      value={settings[key]}
      {...range}
      onChange={(value) => {
        tool.change({[key]: value}, {label, tag: key});
      }}
    />
  );
  return (
    <Panel title="見た目">
      <div className={styles.grid}>
        {choice('meter', 'メーター', METERS)}
        <MeterSource tool={tool} />
        {choice('place', '置く場所', PLACES)}
        {choice('mouth', '口の動くキャラ', MOUTHS)}
        {settings.mouth !== 'none' && (
          <>
            {number('mouthHalf', '口が開く大きさ', {min: -60, max: settings.mouthWide, unit: 'dB'})}
            {number('mouthWide', '大きく開く大きさ', {min: settings.mouthHalf, max: 0, unit: 'dB'})}
          </>
        )}
        {settings.mouth === 'own' && <Pictures tool={tool} />}
        {number('shake', '画面の揺れ', {min: 0, max: 100, unit: '%'})}
        {choice('motion', '動き', MOTIONS)}
        <Switch
          label="回数を出す"
          checked={settings.counter}
          onChange={(counter) => {
            tool.change({counter}, {label: '回数を出す'});
          }}
        />
        {settings.counter && (
          <TextField
            label="回数の言葉"
            maxLength={12}
            value={settings.counterLabel}
            onChange={(counterLabel) => {
              tool.change({counterLabel}, {label: '回数の言葉', tag: 'counterLabel'});
            }}
          />
        )}
      </div>
    </Panel>
  );
}

/** What moves the meter and the mouth; it may be gone from OBS. */
function MeterSource({tool}: {readonly tool: PartyTool}): ReactNode {
  const {meterSource} = useStore(tool.settings);
  const sources = useSourceIds(tool.hub);
  const isMissing = useIsMissing(tool.hub, meterSource, sources);
  const fault = `音源「${sourceName(meterSource)}」が見つかりません。OBSで名前が変わったときは、選び直してください。`;
  return (
    <Choice
      label="メーターと口の音源"
      value={meterSource}
      faults={isMissing ? [fault] : undefined}
      options={sourceOptions([...sources, meterSource])}
      onChange={(chosen) => {
        tool.change({meterSource: chosen}, {label: 'メーターの音源'});
      }}
    />
  );
}

const PICTURES = ['閉じた口', '開いた口', '大きく開いた口'] as const;

/** Three pictures of the visitor's. */
function Pictures({tool}: {readonly tool: PartyTool}): ReactNode {
  return (
    <fieldset className={styles.pictures}>
      <legend>口の画像</legend>
      {PICTURES.map((name, index) => (
        <PictureField key={name} {...{tool, name, index}} />
      ))}
      <p className={styles.note}>
        画像はこのブラウザに残り、zipに入ります。URLには入らないので、OBSではzipを使います。
      </p>
    </fieldset>
  );
}

interface PictureProps {
  readonly tool: PartyTool;
  readonly name: string;
  readonly index: number;
}

/** One of them, with what is wrong with the file that was chosen. */
function PictureField({tool, name, index}: PictureProps): ReactNode {
  const picture = useStore(tool.settings).mouthImages[index] ?? '';
  const [problem, setProblem] = useState('');
  const id = useId();
  const frame = {label: name, faults: problem === '' ? [] : [problem]};
  const {describedBy, isInvalid} = framed(id, frame);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readPicture(file);
    setProblem('problem' in read ? read.problem : '');
    if ('problem' in read) return;
    const now = tool.settings.get().mouthImages;
    const at = (place: number): string => (place === index ? read.url : (now[place] ?? ''));
    tool.change({mouthImages: [at(0), at(1), at(2)]}, {label: name});
  };
  return (
    <div>
      <FieldFrame id={id} {...frame}>
        {picture !== '' && <img src={picture} alt={`${name}の画像`} />}
        <input
          type="file"
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          accept="image/png,image/webp,image/jpeg,image/gif,image/avif"
          onChange={({target}) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </FieldFrame>
      <p className="visually-hidden" role="status">
        {problem}
      </p>
    </div>
  );
}
