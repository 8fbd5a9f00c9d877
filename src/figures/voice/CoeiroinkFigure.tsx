import {PORTS} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Figure} from '../kit/Figure';
import {type Engine, engineLegend, EngineTab} from './EngineTab';

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
