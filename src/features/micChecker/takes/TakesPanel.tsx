import {useState, type ReactNode} from 'react';
import {RangeInput} from '@site/src/components/RangeInput';
import {Button, Choice, Panel, Switch} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {MicSession} from '../session/micSession.browser';
import type {Tool} from '../tool.browser';
import type {Playing} from './player.browser';
import {TakeRow} from './TakeRow';
import {clock, SLOT_NAMES, SLOTS, type Slot, type Take} from './takes';
import styles from './TakesPanel.module.css';

interface MonitorSwitchProps {
  readonly session: MicSession;
}

/** One's own voice in the headphones; off, and asked about, because loudspeakers would howl. */
function MonitorSwitch({session}: MonitorSwitchProps): ReactNode {
  const isOn = useStore(session.monitoring);
  const isRunning = useStore(session.state).kind === 'running';
  const [isAsking, setAsking] = useState(false);
  const turnOn = (): void => {
    setAsking(false);
    session.setMonitoring(true);
  };
  return (
    <div className={styles.monitor}>
      <Switch
        label="自分の声をその場で聞く"
        checked={isOn || (isAsking && isRunning)}
        disabled={!isRunning}
        onChange={(next) => {
          setAsking(next && !isOn);
          if (!next) session.setMonitoring(false);
        }}
      />
      {isAsking && isRunning && (
        <div className={styles.warning} role="alert">
          <p>
            先にヘッドホンを着けます。スピーカーのままだと、音がマイクに戻り、ハウリングが起きます。
          </p>
          <Button onClick={turnOn}>ヘッドホンを着けました</Button>
          <Button
            onClick={() => {
              setAsking(false);
            }}
          >
            やめる
          </Button>
        </div>
      )}
    </div>
  );
}

interface PlaybackBarProps {
  readonly tool: Tool;
  readonly takes: Readonly<Partial<Record<Slot, Take>>>;
  readonly playing: Playing;
}

/** Plays the chosen take: where, how often and on what. */
function PlaybackBar({tool, takes, playing}: PlaybackBarProps): ReactNode {
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
        <RangeInput
          className={styles.seek}
          aria-label="再生の位置"
          aria-valuetext={`${clock(position)} / ${clock(seconds)}`}
          min={0}
          max={seconds}
          step={0.1}
          value={Math.min(position, seconds)}
          disabled={take === undefined}
          onChange={(next) => {
            player.seek(next);
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

interface Props {
  readonly tool: Tool;
}

/** Two recordings to compare by ear. */
export function TakesPanel({tool}: Props): ReactNode {
  const takes = useStore(tool.recorder.takes);
  const recording = useStore(tool.recorder.recording);
  const isRunning = useStore(tool.session.state).kind === 'running';
  const playing = useStore(tool.player.state);
  return (
    <Panel title="録音して聞き比べる" className={styles.panel}>
      <p className={styles.text}>
        2つまで、60秒ずつ録音できます。設定やマイクを変えて録り、同じ位置で切り替えて聞きます。
      </p>
      {SLOTS.map((slot) => (
        <TakeRow
          key={slot}
          slot={slot}
          take={takes[slot]}
          recording={recording}
          canRecord={isRunning}
          playing={playing}
          tool={tool}
        />
      ))}
      <PlaybackBar tool={tool} takes={takes} playing={playing} />
      <MonitorSwitch session={tool.session} />
    </Panel>
  );
}
