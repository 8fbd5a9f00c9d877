import type {ReactNode} from 'react';
import {Button, Choice, Switch} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Tool} from '../tool.browser';
import type {Playing} from './player.browser';
import {SLOT_NAMES, type Slot, type Take, clock} from './takes';
import styles from './TakesPanel.module.css';

interface Props {
  readonly tool: Tool;
  readonly takes: Readonly<Partial<Record<Slot, Take>>>;
  readonly playing: Playing;
}

/** Plays the chosen take: where, how often and on what. */
export function PlaybackBar({tool, takes, playing}: Props): ReactNode {
  const {player, session} = tool;
  const {speakers} = useStore(session.devices);
  const {slot, isPlaying, position, isLooping, speaker, speakerFailed} = playing;
  const take = takes[slot];
  const seconds = take?.seconds ?? 0;
  return (
    <div className={styles.playback} role="group" aria-label="再生">
      <div className={styles.transport}>
        <Button
          look="primary"
          disabled={take === undefined}
          onClick={() => {
            if (isPlaying) player.pause();
            else player.play(slot);
          }}
        >
          {isPlaying ? '止める' : `${SLOT_NAMES[slot]}を再生`}
        </Button>
        <input
          className={styles.seek}
          type="range"
          aria-label="再生の位置"
          aria-valuetext={`${clock(position)} / ${clock(seconds)}`}
          min={0}
          max={seconds}
          step={0.1}
          value={Math.min(position, seconds)}
          disabled={take === undefined}
          onChange={({target}) => {
            player.seek(target.valueAsNumber);
          }}
        />
        <span className={styles.time}>
          {clock(position)} / {clock(seconds)}
        </span>
      </div>
      <div className={styles.options}>
        <Switch label="くり返す" checked={isLooping} onChange={player.setLooping} />
        {player.canChooseSpeaker && speakers.length > 0 && (
          <Choice
            label="再生する機器"
            value={speaker}
            options={[
              {value: '', name: '既定の機器'},
              ...speakers
                .filter(({id}) => id !== 'default')
                .map(({id, label}) => ({value: id, name: label})),
            ]}
            onChange={(id) => {
              void player.setSpeaker(id);
            }}
          />
        )}
      </div>
      <p role="status" className={styles.text}>
        {speakerFailed && 'その機器では再生できません。既定の機器で再生します。'}
      </p>
    </div>
  );
}
