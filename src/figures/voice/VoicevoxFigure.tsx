import {PORTS} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Figure} from '../kit/Figure';
import {type Engine, engineLegend, EngineTab} from './EngineTab';

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
