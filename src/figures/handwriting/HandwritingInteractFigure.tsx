import type {ReactNode} from 'react';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {MenuList} from '../kit/MenuList';
import {ObsWindow} from '../kit/ObsWindow';
import {InkSample} from './InkSample';

/** Drawing on the overlay itself, in OBS's window for it. */
export function HandwritingInteractFigure(): ReactNode {
  return (
    <Figure
      caption="ソースを右クリックして「対話（操作）」を開き、出たウィンドウの中でドラッグします。"
      label="左はOBSのソースの一覧。①「手書き」を右クリックすると、②「対話（操作）」を含むメニューが出る。右は、開いた③「対話」のウィンドウで、中に線を引いてある。"
      legend={['「手書き」のソース', '対話（操作）', '「対話」のウィンドウ']}
    >
      <Columns>
        <div>
          <ObsWindow title="ソース">
            <Line>
              <Callout n={1} /> 手書き
            </Line>
          </ObsWindow>
          {/* Below the window, whose light letters the menu must not have. */}
          <Pad>
            <Line>
              <Callout n={2} />
              <MenuList
                items={[
                  {name: '名前の変更'},
                  {name: '対話（操作）', marked: true},
                  {name: 'フィルタ', apart: true},
                  {name: 'プロパティ'},
                ]}
              />
            </Line>
          </Pad>
        </div>
        <ObsWindow title="「手書き」の対話">
          <Callout n={3} />
          <InkSample />
        </ObsWindow>
      </Columns>
    </Figure>
  );
}

/** The three ways from the hand to the stream. */
export function HandwritingWaysFigure(): ReactNode {
  return (
    <Figure caption="書く場所は3つから選びます。どれで書いても、オーバーレイに同じ線が出ます。">
      <FlowDiagram
        steps={[
          [
            {
              title: '手書きパッド（同じブラウザの中）',
              note: '自動でつながります',
              icon: 'laptop',
            },
            {
              title: '手書きパッド（タブレットなど）',
              note: 'OBSのWebSocketサーバーを通ります',
              icon: 'phone',
            },
            {title: 'OBSの「対話（操作）」', note: 'パッドなしで直接書きます', icon: 'cursor'},
          ],
          {title: '手書きオーバーレイ', note: 'OBSのブラウザソース', icon: 'pen', tone: 'app'},
          {title: '配信の画面', note: 'ゲームやコメントの手前に出ます', icon: 'monitor'},
        ]}
      />
    </Figure>
  );
}
