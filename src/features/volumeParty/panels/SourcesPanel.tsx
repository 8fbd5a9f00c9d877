import {useEffect, useState, type ReactNode} from 'react';
import {isInObs} from '@komebiyori/app-link';
import {listDevices, NO_DEVICES, onDeviceChange} from '@site/src/browser/mediaDevices.browser';
import {Button, Choice, Panel, StateBar} from '@site/src/components/ToolParts';
import {browserKind} from '@site/src/lib/browserKind';
import {useStore} from '@site/src/lib/useStore';

import type {SoundSource} from '../sources/sound.browser';
import {SILENT_AFTER, SILENT_TEXT, soundText} from '../sources/soundTexts';
import type {PartyTool} from '../tool/tool.browser';
import {LevelBar} from './LevelBar';
import {ObsSourceCard} from './ObsSourceCard';
import styles from './SourcesPanel.module.css';
import {useSources} from './useSources';

/** Where the sound comes from, the best way first. */
export function SourcesPanel({tool}: {readonly tool: PartyTool}): ReactNode {
  const {hub} = tool;
  return (
    <Panel title="音源">
      <div className={styles.cards}>
        <ObsSourceCard tool={tool} />
        {hub.mic && <SoundCard tool={tool} kind="mic" source={hub.mic} />}
        {hub.tab && <SoundCard tool={tool} kind="tab" source={hub.tab} />}
        <DemoCard tool={tool} />
      </div>
    </Panel>
  );
}

const NAMES = {
  mic: {title: 'マイク', start: 'マイクを使う'},
  tab: {title: 'タブの音', start: 'タブを選ぶ'},
} as const;

interface SoundProps {
  readonly tool: PartyTool;
  readonly kind: 'mic' | 'tab';
  readonly source: SoundSource;
}

function SoundCard({tool, kind, source}: SoundProps): ReactNode {
  const state = useStore(source.state);
  const sounding = useSources(tool.hub);
  const isOn = ['asking', 'running', 'suspended'].includes(state.kind);
  const text = soundText(state, kind, browserKind(navigator.userAgent), isInObs());
  const isSilent = 1000 * (sounding.get(kind) ?? 0) >= SILENT_AFTER;
  return (
    <section className={styles.card} aria-label={NAMES[kind].title}>
      <h4>{NAMES[kind].title}</h4>
      {kind === 'mic' && <Microphones tool={tool} />}
      <StateBar look="card" {...text} {...(isSilent && {tone: 'warn', text: SILENT_TEXT})} />
      {state.kind === 'running' && (
        <LevelBar
          label={`「${NAMES[kind].title}」の音`}
          read={() => tool.hub.heard(kind)?.rms.all}
        />
      )}
      <Button
        className={styles.last}
        data-on={isOn}
        onClick={() => {
          if (isOn) source.stop();
          else void source.start();
        }}
      >
        {isOn ? '止める' : NAMES[kind].start}
      </Button>
    </section>
  );
}

/** Which microphone; there are names only after one was allowed. */
function Microphones({tool}: {readonly tool: PartyTool}): ReactNode {
  const [devices, setDevices] = useState(NO_DEVICES.microphones);
  const {deviceId} = useStore(tool.settings);
  const mic = tool.hub.mic;
  const kind = useStore(mic?.state ?? NO_STATE).kind;
  useEffect(() => {
    const list = (): void => {
      void listDevices().then(({microphones}) => {
        setDevices(microphones);
      });
    };
    list();
    return onDeviceChange(list);
  }, [kind]);
  if (devices.length < 2) return null;
  return (
    <Choice
      label="使うマイク"
      value={deviceId}
      options={[
        {value: '', name: '既定のマイク'},
        ...devices.map(({id, label}) => ({value: id, name: label})),
      ]}
      onChange={(chosen) => {
        tool.change({deviceId: chosen}, {label: '使うマイク'});
        if (kind === 'running') void mic?.start();
      }}
    />
  );
}

const OFF = {kind: 'off'} as const;
const NO_STATE = {get: () => OFF, subscribe: () => () => undefined};

function DemoCard({tool}: {readonly tool: PartyTool}): ReactNode {
  const isDemo = useStore(tool.hub.isDemo);
  return (
    <section className={styles.card} aria-label="デモの音">
      <h4>デモの音</h4>
      <StateBar
        look="card"
        tone={isDemo ? 'good' : 'plain'}
        title={isDemo ? '流れています' : '使っていません'}
        text="話し声、笑い声、絶叫の音量を作ります。音は鳴りません。"
      />
      {isDemo && <LevelBar label="「デモの音」の音" read={() => tool.hub.heard('demo')?.rms.all} />}
      <Button
        className={styles.last}
        data-on={isDemo}
        onClick={() => {
          tool.hub.setDemo(!isDemo);
        }}
      >
        {isDemo ? '止める' : '流す'}
      </Button>
    </section>
  );
}
