import {PORTS} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast, type FigureComponent} from '../kit/app';
import {Soft} from '../kit/Columns';
import {Field, Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {Form, FormRow} from '../kit/Form';
import {integrationPart, IntegrationWindow} from './IntegrationWindow';
import {LAUNCH_LEGEND, LaunchRows} from './LaunchRows';

const LEGEND = [...LAUNCH_LEGEND, 'ホスト名', 'ポート番号', '接続テスト', '声の取得'];

/** What the window メニュー（⋯）→ 連携 has for 棒読みちゃん. */
export function BouyomichanFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const part = integrationPart(version);
  const above = isAtLeast(version, '6.0')
    ? ''
    : '上にゆかりねっとコネクターNEOの欄があり、有効化はオフ。';
  return (
    <Figure
      caption={`メニュー（⋯）→ 連携の「棒読みちゃん」${part}。声は枠設定で枠ごとに選びます。`}
      label={`連携ウィンドウの「棒読みちゃん」${part}。${above}①有効化、②自動起動、③自動終了がオン。④実行ファイルパスはBouyomiChan.exe。⑤ホスト名は127.0.0.1、⑥ポート番号は50080。下に⑦接続テストと⑧声の取得のボタンがあり、接続しましたと出ている。`}
      legend={LEGEND}
    >
      <IntegrationWindow version={version} open="棒読みちゃん">
        <Form>
          <LaunchRows path="D:\tools\BouyomiChan\BouyomiChan.exe" />
          <FormRow n={5} name="ホスト名">
            <Field>127.0.0.1</Field>
          </FormRow>
          <FormRow n={6} name="ポート番号">
            <Field>{PORTS.bouyomichanHttp}</Field>
          </FormRow>
          <FormRow n={7} name="接続">
            <Push>接続テスト</Push>
            <Soft>接続しました</Soft>
          </FormRow>
          <FormRow n={8} name="声の一覧">
            <Push icon="refresh">声の取得</Push>
            <Soft>10個の声</Soft>
          </FormRow>
        </Form>
      </IntegrationWindow>
    </Figure>
  );
}

/** A comment on its way through 棒読みちゃん. The same in every version. */
export const BouyomichanFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="音を出すのは棒読みちゃんです。OBSで取り込むのも、棒読みちゃんの音です。">
      <FlowDiagram
        steps={[
          {
            title: '本アプリ',
            note: '辞書・除外・フォーマットを当てはめます',
            icon: 'chat',
            tone: 'app',
          },
          {title: 'HTTP連携', note: '127.0.0.1の50080', icon: 'code'},
          {title: '棒読みちゃん', note: '教育した言葉とタグを反映します', icon: 'mic'},
          {title: 'スピーカー', note: '手元と配信に流れます', icon: 'speaker'},
        ]}
      />
    </Figure>
  );
};
