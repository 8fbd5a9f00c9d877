import {useState, type ReactNode} from 'react';
import {EDIT_LIMITS, type Edit} from '@komebiyori/webm/edit';
import {sourceFps, type SourceInfo} from '@komebiyori/webm/source';
import {sourceRate} from '@komebiyori/webm/sourceRate';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {Button, NumberField} from '@site/src/components/ToolParts';

import {useBench, useDraft, useTool} from '../tool/useTool';
import {Segments, Slider} from '../ui/parts';
import {seconds} from '../ui/words';
import styles from './EditTabs.module.css';

const DIRECTIONS = [
  {value: 'forward', name: 'そのまま'},
  {value: 'reverse', name: '逆再生'},
  {value: 'pingPong', name: '往復'},
] as const satisfies readonly {value: Edit['direction']; name: string}[];

/** From when to when, how fast, in which direction. */
export function TimePanel(): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const {edit} = useDraft();
  return (
    <>
      <StillFields />
      {source.times.length > 1 && <TrimFields />}
      <Slider
        label="速さ"
        value={edit.speed}
        min={EDIT_LIMITS.speed[0]}
        max={EDIT_LIMITS.speed[1]}
        step={0.1}
        digits={2}
        unit="倍"
        onChange={(speed) => {
          tool.changeEdit({speed}, {label: '速さ', tag: 'speed'});
        }}
      />
      <Segments
        label="向き"
        value={edit.direction}
        options={DIRECTIONS}
        onChange={(direction) => {
          tool.changeEdit({direction}, {label: '向き'});
        }}
      />
      <Slider
        label="fps（1秒のコマ数）"
        value={edit.fps}
        min={EDIT_LIMITS.fps[0]}
        max={EDIT_LIMITS.fps[1]}
        digits={3}
        unit="fps"
        note={fpsNote(source)}
        onChange={(fps) => {
          tool.changeEdit({fps}, {label: 'fps', tag: 'fps'});
        }}
      />
    </>
  );
}

function fpsNote(source: SourceInfo): string {
  const {fps, isEven} = sourceRate(source);
  if (fps === 0) return '動かない画像は、小さくしても構いません。';
  const own = isEven
    ? `素材は約${Number(sourceFps(source).toFixed(2))}fpsです。`
    : `素材はコマの間隔がそろっていません。速いところは約${fps}fpsです。`;
  return `${own}大きくしても、動きは増えません。`;
}

/** The shortest part of a source, as short as its fields can say, in microseconds. */
const LEAST_US = 1000;

function TrimFields(): ReactNode {
  const tool = useTool();
  const {edit} = useDraft();
  const {durationUs} = useBench().opened.source;
  const {startUs, endUs} = edit.trim ?? {startUs: 0, endUs: durationUs};
  const set = (trim: {startUs: number; endUs: number}): void => {
    const isWhole = trim.startUs <= 0 && trim.endUs >= durationUs;
    tool.changeEdit({trim: isWhole ? null : trim}, {label: '使う範囲', tag: 'trim'});
  };
  const hasCharacterKeys = useCharacterKeys();
  return (
    <fieldset className={styles.group}>
      <legend>使う範囲（全体は{seconds(durationUs)}秒）</legend>
      <div className={styles.fields}>
        <NumberField
          label="始まり"
          value={startUs / 1e6}
          min={0}
          max={Math.max(0, Math.floor((endUs - LEAST_US) / 1e3) / 1e3)}
          step={0.01}
          digits={3}
          unit="秒"
          onChange={(value) => {
            set({startUs: Math.round(value * 1e6), endUs});
          }}
        />
        <NumberField
          label="終わり"
          value={endUs / 1e6}
          min={Math.ceil((startUs + LEAST_US) / 1e3) / 1e3}
          max={durationUs / 1e6}
          step={0.01}
          digits={3}
          unit="秒"
          onChange={(value) => {
            set({startUs, endUs: Math.round(value * 1e6)});
          }}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          aria-keyshortcuts={hasCharacterKeys ? 'I' : undefined}
          onClick={() => {
            tool.markTrim('first');
          }}
        >
          今のコマから
        </Button>
        <Button
          aria-keyshortcuts={hasCharacterKeys ? 'O' : undefined}
          onClick={() => {
            tool.markTrim('end');
          }}
        >
          今のコマまで
        </Button>
      </div>
    </fieldset>
  );
}

const MOST_SECONDS = 600;

/** What pictures do not say themselves: how long a still is shown, how fast a row of them goes. */
function StillFields(): ReactNode {
  const tool = useTool();
  const {source, options} = useBench().opened;
  const isStill = source.kind === 'still';
  const now = isStill ? options.stillUs / 1e6 : options.pictureFps;
  const [wanted, setWanted] = useState(now);
  if (!isStill && source.kind !== 'sequence' && source.kind !== 'sprites') return null;
  return (
    <fieldset className={styles.group}>
      <legend>{isStill ? '画像を出す長さ' : '素材の1秒のコマ数'}</legend>
      <div className={styles.buttons}>
        {isStill ? (
          <NumberField
            label="長さ"
            value={wanted}
            min={0.1}
            max={MOST_SECONDS}
            step={0.1}
            digits={2}
            unit="秒"
            onChange={setWanted}
          />
        ) : (
          <NumberField
            label="コマ数"
            value={wanted}
            min={EDIT_LIMITS.fps[0]}
            max={EDIT_LIMITS.fps[1]}
            digits={2}
            unit="fps"
            onChange={setWanted}
          />
        )}
        <Button
          disabled={wanted === now}
          onClick={() =>
            void tool.opener.reopen(
              isStill ? {stillUs: Math.round(wanted * 1e6)} : {pictureFps: wanted},
            )
          }
        >
          この値で開き直す
        </Button>
      </div>
    </fieldset>
  );
}
