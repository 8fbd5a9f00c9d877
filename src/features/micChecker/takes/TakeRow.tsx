import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';

import {saveFile} from '@site/src/browser/saveFile.browser';
import {Button} from '@site/src/components/ToolParts';

import type {Tool} from '../tool.browser';
import type {Playing} from './player.browser';
import type {Recording} from './recorder.browser';
import {MAX_SECONDS, SLOT_NAMES, type Slot, type Take, clock} from './takes';
import styles from './TakesPanel.module.css';

interface Props {
  readonly slot: Slot;
  readonly take: Take | undefined;
  readonly recording: Recording | undefined;
  readonly canRecord: boolean;
  readonly playing: Playing;
  readonly tool: Tool;
}

/** One of the two recordings. */
export function TakeRow({slot, take, recording, canRecord, playing, tool}: Props): ReactNode {
  const {recorder, player} = tool;
  const name = SLOT_NAMES[slot];
  const isRecording = recording?.slot === slot;
  const isHeard = take !== undefined && playing.slot === slot;
  return (
    <div className={clsx(styles.take, isHeard && styles.heard)} role="group" aria-label={name}>
      <div className={styles.takeHead}>
        <strong>{name}</strong>
        <span className={styles.how}>{told(take, isRecording ? recording : undefined)}</span>
        <RecordButton
          name={name}
          isRecording={isRecording}
          hasTake={take !== undefined}
          disabled={!isRecording && (!canRecord || recording !== undefined)}
          onStart={() => {
            recorder.start(slot);
          }}
          onStop={() => {
            void recorder.stop();
          }}
        />
      </div>
      {take === undefined || isRecording ? (
        <div className={styles.wave} aria-hidden="true">
          {isRecording && (
            <span
              className={styles.recorded}
              style={{width: `${(recording.seconds / MAX_SECONDS) * 100}%`}}
            />
          )}
        </div>
      ) : (
        <Wave take={take} playing={playing} />
      )}
      {take !== undefined && (
        <div className={styles.takeActions}>
          <Button
            data-on={isHeard}
            onClick={() => {
              player.switchTo(slot);
            }}
          >
            {isHeard ? `${name}を選択中` : `${name}に切り替える`}
          </Button>
          <Button
            onClick={() => {
              saveFile(`mic-take-${slot}.wav`, take.wav);
            }}
          >
            WAVを保存
          </Button>
          <Button
            disabled={isRecording}
            aria-label={`${name}を消す`}
            onClick={() => {
              recorder.remove(slot);
            }}
          >
            消す
          </Button>
        </div>
      )}
    </div>
  );
}

function told(take: Take | undefined, recording: Recording | undefined): string {
  if (recording !== undefined) return `録音中 ${clock(recording.seconds)} / ${clock(MAX_SECONDS)}`;
  return take === undefined ? 'まだありません' : `${clock(take.seconds)}、${take.how}`;
}

interface RecordProps {
  readonly name: string;
  readonly isRecording: boolean;
  readonly hasTake: boolean;
  readonly disabled: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

function RecordButton(props: RecordProps): ReactNode {
  const {name, isRecording, hasTake, disabled, onStart, onStop} = props;
  const label = isRecording ? '録音を止める' : hasTake ? '録り直す' : '録音する';
  return (
    <Button
      className={clsx(isRecording && styles.recording)}
      disabled={disabled}
      aria-label={`${name}：${label}`}
      onClick={isRecording ? onStop : onStart}
    >
      <span className={isRecording ? styles.square : styles.dot} aria-hidden="true" />
      {label}
    </Button>
  );
}

/** What was recorded, and where one listens. */
function Wave({take, playing}: {readonly take: Take; readonly playing: Playing}): ReactNode {
  const path = useMemo(() => outline(take.envelope), [take]);
  const place = Math.min(1, playing.position / take.seconds);
  return (
    <div className={styles.wave} aria-hidden="true">
      <svg viewBox={`0 -1 ${take.envelope.length - 1} 2`} preserveAspectRatio="none">
        <path d={path} />
      </svg>
      <span className={styles.cursor} style={{insetInlineStart: `${place * 100}%`}} />
    </div>
  );
}

function outline(envelope: Float32Array): string {
  // A hair's breadth of silence is still a line.
  const heights = [...envelope].map((peak) => Math.max(peak, 0.008).toFixed(3));
  const above = heights.map((height, index) => `L${index} -${height}`);
  const below = heights.map((height, index) => `L${index} ${height}`).reverse();
  return `M0 0${above.join('')}${below.join('')}Z`;
}
