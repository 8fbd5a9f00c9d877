import type {ReactNode} from 'react';
import {PORTS} from '@site/src/lib/appFacts';
import {type FigureComponent, DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {type Engine, engineLegend, EngineTab} from './EngineTab';

/** One comment on its way through VOICEVOX and back to the app. The same in every version. */
export const VoiceEngineFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="VOICEVOXの役割は、声を作ることだけです。順番待ちと再生は、本アプリで行います。">
      <FlowDiagram
        steps={[
          {title: 'コメント', note: '「こんばんは」', icon: 'chat'},
          {
            title: '待ちの列',
            note: '辞書とフォーマットを通した文を並べます',
            icon: 'queue',
            tone: 'app',
          },
          {title: 'VOICEVOX', note: '127.0.0.1の50021で文を受け、声を作ります', icon: 'mic'},
          {
            title: '本アプリが鳴らす',
            note: '「出力デバイス」から出ます',
            icon: 'play',
            tone: 'app',
          },
          [
            {title: 'スピーカー', note: '手元で聞く', icon: 'speaker'},
            {title: 'OBS', note: '本アプリの音を取り込む', icon: 'monitor'},
          ],
        ]}
      />
    </Figure>
  );
};

const ENGINE: Engine = {
  name: 'VOICEVOX',
  path: 'VOICEVOX.exe',
  port: String(PORTS.voicevox),
  speaker: '話者A（ノーマル）',
  hasPauses: true,
  hasQuestions: true,
};

/** The tab for VOICEVOX in the window メニュー（⋯）→ 連携. */
export function VoicevoxFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="メニュー（⋯）→ 連携の「VOICEVOX」タブ。上がつなぎ方、中が声、下が待ちの減らし方です。"
      label="連携ウィンドウの「VOICEVOX」タブ。有効化はオン、ホスト名は127.0.0.1、ポート番号は50021。話者の欄の右に「話者の取得」と「試聴」。その下に話速、音高、抑揚、音量、間の長さのスライダーと「疑問文の語尾を上げる」。最後に読み上げ待ちの上限と自動加速の項目が並ぶ。"
      legend={engineLegend(ENGINE)}
    >
      <EngineTab version={version} engine={ENGINE} />
    </Figure>
  );
}
