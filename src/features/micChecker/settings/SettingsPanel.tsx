import {useState, type ReactNode} from 'react';
import {Panel, Switch, ToneMark} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {supportedProcessing} from '../session/openMicrophone.browser';
import {deviceOf} from '../session/session';
import type {Tool} from '../tool.browser';
import {factRows, ignoredProcessing, PROCESSING_NAMES, type DeviceFacts} from './deviceFacts';
import styles from './SettingsPanel.module.css';

interface Props {
  readonly tool: Tool;
}

/** How the sound is taken and how the figures are told. */
export function SettingsPanel({tool}: Props): ReactNode {
  const settings = useStore(tool.settings);
  const device = deviceOf(useStore(tool.session.state));
  const [processing] = useState(supportedProcessing);
  const ignored = device === undefined ? [] : ignoredProcessing(device);
  return (
    <Panel title="設定" className={styles.panel}>
      <h4 className={styles.head}>ブラウザの加工</h4>
      <p className={styles.text}>
        OBSは加工なしの音を受け取ります。オフのまま測ると、結果が配信に近づきます。
      </p>
      {processing.map((one) => (
        <Switch
          key={one}
          label={PROCESSING_NAMES[one]}
          note={ignored.includes(one) ? 'この機器では変えられませんでした。' : undefined}
          checked={settings[one]}
          onChange={(isOn) => {
            tool.change({[one]: isOn});
          }}
        />
      ))}
      <h4 className={styles.head}>数値の表し方</h4>
      <Switch
        label="配信換算（デュアルモノ）"
        note="モノラルのマイクは配信で左右から流れます。オンのとき、音量に3.01LUを足します。"
        checked={settings.dualMono}
        onChange={(dualMono) => {
          tool.change({dualMono});
        }}
      />
      <Switch
        label="RMSを正弦波基準にする"
        note="最大の正弦波を0dBとします。数値が3.01dB大きくなります。"
        checked={settings.sineReferenced}
        onChange={(sineReferenced) => {
          tool.change({sineReferenced});
        }}
      />
      <h4 className={styles.head}>実際の値</h4>
      {device === undefined ? (
        <p className={styles.text}>マイクを使うと、機器から取得した値が出ます。</p>
      ) : (
        <Facts device={device} />
      )}
    </Panel>
  );
}

function Facts({device}: {readonly device: DeviceFacts}): ReactNode {
  return (
    <dl className={styles.facts}>
      {factRows(device).map(({name, value, isIgnored}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {isIgnored && <ToneMark tone="warn" />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
