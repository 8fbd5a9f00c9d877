import type {ReactNode} from 'react';
import {Choice, type Option} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {formatNumber, TARGET_NAMES} from './report/words';
import {TARGETS} from '@komebiyori/mic-meter/judge/targets';
import {deviceOf, isOpen} from './session/session';
import type {DeviceFacts} from './settings/deviceFacts';
import {TARGET_IDS, type ChannelChoice} from './settings/settings';
import styles from './SetupPanel.module.css';
import type {Tool} from './tool.browser';

interface Props {
  readonly tool: Tool;
}

const CHANNELS: readonly Option<ChannelChoice>[] = [
  {value: 'both', name: '両方'},
  {value: 'left', name: '左だけ'},
  {value: 'right', name: '右だけ'},
];

const TARGET_OPTIONS = TARGET_IDS.map((value) => ({
  value,
  name: `${TARGET_NAMES[value]}（${formatNumber(TARGETS[value].from)}〜${formatNumber(TARGETS[value].to)}）`,
}));

/** The open device is in the list, also where the browser lists none. */
function microphoneOptions(
  listed: readonly {id: string; label: string}[],
  device: DeviceFacts | undefined,
): Option<string>[] {
  const options = listed.map(({id, label}) => ({value: id, name: label}));
  const isListed = options.some(({value}) => value === device?.deviceId);
  if (isListed || device === undefined) {
    return options.length > 0 ? options : [{value: '', name: '既定のマイク'}];
  }
  return [{value: device.deviceId, name: device.label || '既定のマイク'}, ...options];
}

/** Which microphone is measured, and against what. */
export function SetupPanel({tool}: Props): ReactNode {
  const state = useStore(tool.session.state);
  const {microphones} = useStore(tool.session.devices);
  const {channel, target} = useStore(tool.settings);
  const isGone = state.kind === 'paused' && state.reason === 'unplugged';
  const device = deviceOf(state);
  const options = microphoneOptions(microphones, isGone ? undefined : device);
  const isMono = device?.actual.channelCount === 1;
  return (
    <div className={styles.setup}>
      <Choice
        label="マイク"
        value={isGone ? '' : (device?.deviceId ?? options[0]?.value ?? '')}
        options={isGone ? [{value: '', name: '選んでください'}, ...options] : options}
        disabled={state.kind === 'asking'}
        onChange={(id) => {
          tool.start(id);
        }}
      />
      <Choice
        label="測るチャンネル"
        value={isMono ? 'both' : channel}
        options={CHANNELS}
        disabled={isMono && isOpen(state)}
        onChange={(value) => {
          tool.change({channel: value});
        }}
      />
      <Choice
        label="音量のめやす（LUFS）"
        value={target}
        options={TARGET_OPTIONS}
        onChange={(value) => {
          tool.change({target: value});
        }}
      />
    </div>
  );
}
