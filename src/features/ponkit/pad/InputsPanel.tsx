import type {ReactNode} from 'react';
import {CharacterKeySwitch} from '@site/src/components/KeyList';
import {Button, Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {MidiState} from '../inputs/inputs.browser';
import {useTool} from '../tool/useTool';
import styles from './InputsPanel.module.css';

function midiText(state: MidiState): string {
  switch (state.kind) {
    case 'off':
      return 'つないでいません。';
    case 'asking':
      return 'ブラウザの確認画面で「許可する」を選んでください。';
    case 'denied':
      return '許可がありません。アドレスバーの左のボタンでMIDIを許可し、もう一度押してください。';
    case 'unsupported':
      return 'このブラウザではMIDIを使えません。ChromeかEdgeで開いてください。';
    case 'on':
      return state.names.length === 0
        ? '機器が見つかりません。PCにつなぐと、自動で使えます。'
        : `使えます：${state.names.join('、')}`;
  }
}

/** What else can press the buttons, and whether it is there. */
export function InputsPanel(): ReactNode {
  const {inputs} = useTool();
  const midi = useStore(inputs.midi);
  const gamepads = useStore(inputs.gamepads);
  return (
    <Panel title="キー、MIDI、ゲームパッド">
      <dl className={styles.list}>
        <div>
          <dt>キー</dt>
          <dd>このページが手前のときだけ使えます。ボタンの右上に出ている文字のキーを押します。</dd>
          <dd>
            <CharacterKeySwitch />
          </dd>
        </div>
        <div>
          <dt>MIDI</dt>
          <dd>
            <span role="status">{midiText(midi)}</span>
          </dd>
          {midi.kind !== 'on' && (
            <dd>
              <Button
                onClick={() => {
                  void inputs.connectMidi();
                }}
              >
                MIDIの機器を使う
              </Button>
            </dd>
          )}
        </div>
        <div>
          <dt>ゲームパッド</dt>
          <dd>
            <span role="status">
              {gamepads === 0
                ? 'つないでから、どれかのボタンを1回押してください。'
                : `${gamepads}台使えます。`}
            </span>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
