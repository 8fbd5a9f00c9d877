import {useEffect, useState, type ReactNode} from 'react';
import {AppLinkBar} from '@site/src/components/AppLink';
import {CopyTextButton} from '@site/src/components/CopyText';
import {CharacterKeySwitch} from '@site/src/components/KeyList';
import {Button, Panel} from '@site/src/components/ToolParts';
import {TOUCH, useMedia} from '@site/src/lib/useMedia';
import {useStore} from '@site/src/lib/useStore';
import type {MidiState} from '../inputs/inputs.browser';
import {useTool} from '../tool/useTool';
import {EditPanel} from './edit/EditPanel';
import {EditGrid} from './edit/EditGrid';
import {PagePanel} from './edit/PagePanel';
import {PoolPanel} from './edit/PoolPanel';
import {useEditing} from './edit/useEditing';
import {FirePanel} from './FirePanel';
import {PageBar, PlayGrid} from './PlayGrid';
import styles from './PadTab.module.css';

/** The pad: buttons to press, and the same buttons to arrange. */
export function PadTab(): ReactNode {
  const tool = useTool();
  const {pages} = useStore(tool.work);
  const [pageId, setPageId] = useState(pages[0]?.id);
  const [isEditing, setEditing] = useState(false);
  const page = pages.find(({id}) => id === pageId) ?? pages[0];
  useEffect(() => {
    tool.isPlaying.set(!isEditing);
    if (isEditing) tool.firing.releaseAll();
    return () => {
      tool.isPlaying.set(false);
      tool.firing.releaseAll();
    };
  }, [tool, isEditing]);
  const editing = useEditing(page);
  if (page === undefined) return null;
  return (
    <div className={styles.bench}>
      <div className={styles.wide}>
        <AppLinkBar link={tool.link} purpose="演出の合図を送る" reach="network" />
      </div>
      <div className={styles.pad}>
        <div className={styles.head}>
          <PageBar page={page} onChoose={setPageId} />
          <Button
            aria-pressed={isEditing}
            onClick={() => {
              setEditing(!isEditing);
            }}
          >
            編集
          </Button>
        </div>
        {isEditing ? <EditGrid page={page} editing={editing} /> : <PlayGrid page={page} />}
      </div>
      <div className={styles.side}>
        {isEditing ? <EditPanel editing={editing} /> : <FirePanel />}
      </div>
      <div className={styles.below}>
        {isEditing ? (
          <>
            <PagePanel page={page} editing={editing} onShow={setPageId} />
            <PoolPanel page={page} editing={editing} />
          </>
        ) : (
          <>
            <InputsPanel />
            <PlacesPanel />
          </>
        )}
      </div>
    </div>
  );
}

const DOCK_PATH = '/tools/wordparty-ponkit?dock=1';

/** Where else the pad can be: a dock of OBS, a phone. */
function PlacesPanel(): ReactNode {
  const dock = `${window.location.origin}${DOCK_PATH}`;
  return (
    <Panel title="OBSのドックやスマートフォンで使う">
      <div className={styles.url}>
        <code>{dock}</code>
        <CopyTextButton text={dock} label="ドックのURLをコピー" />
      </div>
      <ul className={styles.ways}>
        <li>
          OBSは、「ドック →
          カスタムブラウザドック」にこのURLを入れます。パッドは「キット」のzipかリンクで移します。
        </li>
        <li>
          別の端末では、AndroidかPCのChromeで同じURLを開き、「つなぐ先」に本アプリのPCのIPアドレスを入れます。先に、本アプリの「設定
          → API」の「許可ホスト」に、その端末のIPアドレスを追加します。
        </li>
        <li>
          <a href={DOCK_PATH} target="_blank" rel="noopener">
            ボタンだけを新しいタブで開く
          </a>
        </li>
      </ul>
    </Panel>
  );
}

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
function InputsPanel(): ReactNode {
  const {inputs} = useTool();
  const midi = useStore(inputs.midi);
  const gamepads = useStore(inputs.gamepads);
  const isTouch = useMedia(TOUCH);
  return (
    <Panel title="キー、MIDI、ゲームパッド">
      <dl className={styles.list}>
        <div>
          <dt>キー</dt>
          <dd>このページが手前のときだけ使えます。ボタンの右上に出ている文字のキーを押します。</dd>
          {!isTouch && (
            <dd>
              <CharacterKeySwitch />
            </dd>
          )}
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
