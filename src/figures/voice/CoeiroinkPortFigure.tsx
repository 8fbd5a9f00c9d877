import type {ReactNode} from 'react';
import {PORTS} from '@site/src/lib/appFacts';
import {type FigureComponent, DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {DecisionFlow} from '../kit/DecisionFlow';
import {Figure} from '../kit/Figure';
import {type Engine, engineLegend, EngineTab} from './EngineTab';

/** Which port goes with which COEIROINK. The same in every version. */
export const CoeiroinkPortFigure: FigureComponent = () => {
  return (
    <Figure caption="COEIROINKはv1とv2で、待ち受けるポートが違います。">
      <DecisionFlow
        start="話者の一覧が出ない"
        columns={[
          {
            checks: [
              {
                question: 'COEIROINKの画面で声が鳴りますか',
                exit: 'いいえ',
                remedy: 'COEIROINKを起動し直し、話者のデータを取り込みます',
              },
              {
                question: '起動しているのはv2ですか',
                exit: 'いいえ',
                remedy: 'v1のポート番号は50031ですが、v2に替えると確実です',
              },
              {
                question: 'ポート番号は50032ですか',
                exit: 'いいえ',
                remedy: '50032に直し、「話者の取得」を押します',
              },
            ],
            end: 'COEIROINKと本アプリを、この順に起動し直します',
          },
        ]}
      />
    </Figure>
  );
};

const ENGINE: Engine = {
  name: 'COEIROINK',
  path: 'COEIROINKv2.exe',
  port: String(PORTS.coeiroink),
  speaker: '話者A（れいせい）',
  hasPauses: false,
  hasQuestions: false,
};

/** The tab for COEIROINK in the window メニュー（⋯）→ 連携. */
export function CoeiroinkFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="メニュー（⋯）→ 連携の「COEIROINK」タブ。上がつなぎ方、中が声、下が待ちの減らし方です。"
      label="連携ウィンドウの「COEIROINK」タブ。有効化はオン、ホスト名は127.0.0.1、ポート番号は50032。話者の欄の右に「話者の取得」と「試聴」。その下に話速、音高、抑揚、音量のスライダー。最後に読み上げ待ちの上限と自動加速の項目が並ぶ。"
      legend={engineLegend(ENGINE)}
    >
      <EngineTab version={version} engine={ENGINE} />
    </Figure>
  );
}
