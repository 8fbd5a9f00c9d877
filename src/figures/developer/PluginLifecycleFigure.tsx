import type {FigureComponent} from '../kit/app';
import {Figure} from '../kit/Figure';
import {StateDiagram} from '../kit/StateDiagram';

/** The states of a plugin and the functions that are called between them. */
export const PluginLifecycleFigure: FigureComponent = () => (
  <Figure caption="オンにするとinitが、オフにするとdestroyが呼ばれます。ほかの関数は、動いている間に何度も呼ばれます。">
    <StateDiagram
      states={[
        {
          name: '一覧にある（オフ）',
          note: 'plugin.jsを読んだだけで、何も呼ばれません',
          goes: [
            {when: 'オンにする、オンのまま本アプリを起動する', to: 'init'},
            {when: 'plugin.jsに誤りがある', to: '一覧に出ない'},
          ],
        },
        {
          name: 'init',
          note: '保存した値と接続時の一式を受け取ります',
          goes: [{when: '終わる', to: '動いている（オン）'}],
        },
        {
          name: '動いている（オン）',
          note: 'subscribe、filterComment、filterSpeech、requestが呼ばれます',
          tone: 'live',
          goes: [{when: 'オフにする、本アプリを終了する', to: 'destroy'}],
        },
        {
          name: 'destroy',
          note: 'タイマーと接続を片付けます',
          goes: [{when: '終わる', to: '一覧にある（オフ）'}],
        },
        {name: '一覧に出ない', note: 'ログで原因を見て、直してから「再読み込み」', tone: 'bad'},
      ]}
    />
  </Figure>
);
