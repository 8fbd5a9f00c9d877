import type {ReactNode} from 'react';
import {PORTS} from '@site/src/lib/appFacts';
import {type FigureComponent, DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';
import {type Engine, engineLegend, EngineTab} from './EngineTab';

/** What happens when AivisSpeech starts for the first time. The same in every version. */
export const AivisStartFigure: FigureComponent = () => {
  return (
    <Figure caption="AivisSpeechの初回の起動。データの取り込みが終わるまで、本アプリからはつながりません。">
      <StateDiagram
        states={[
          {
            name: '初回の起動',
            note: '必要なデータを取り込む',
            goes: [{when: '数分待つ', to: '準備完了'}],
          },
          {
            name: '準備完了',
            note: '10101で待ち受ける',
            tone: 'live',
            goes: [
              {when: '「話者の取得」を押す', to: '話者を選べる'},
              {when: 'モデルを追加する', to: '話者を取得し直す'},
            ],
          },
          {
            name: '話者を選べる',
            note: 'モデルとスタイルの組み合わせ',
            tone: 'good',
            goes: [{when: 'モデルを消す', to: '話者を取得し直す'}],
          },
          {
            name: '話者を取得し直す',
            goes: [{when: '「話者の取得」を押す', to: '話者を選べる'}],
          },
        ]}
      />
    </Figure>
  );
};

const ENGINE: Engine = {
  name: 'AivisSpeech',
  path: 'AivisSpeech.exe',
  port: String(PORTS.aivisSpeech),
  speaker: '話者A（ノーマル）',
  hasPauses: true,
  hasQuestions: false,
};

/** The tab for AivisSpeech in the window メニュー（⋯）→ 連携. */
export function AivisSpeechFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="メニュー（⋯）→ 連携の「AivisSpeech」タブ。上がつなぎ方、中が声、下が待ちの減らし方です。"
      label="連携ウィンドウの「AivisSpeech」タブ。有効化はオン、ホスト名は127.0.0.1、ポート番号は10101。話者の欄の右に「話者の取得」と「試聴」。その下に話速、音高、抑揚、音量、間の長さのスライダー。最後に読み上げ待ちの上限と自動加速の項目が並ぶ。"
      legend={engineLegend(ENGINE)}
    >
      <EngineTab version={version} engine={ENGINE} />
    </Figure>
  );
}
