import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast, type FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Soft} from '../kit/Columns';
import {Check, Field, Push, Switch} from '../kit/Controls';
import {Exchange} from '../kit/Exchange';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {Tabs} from '../kit/Tabs';
import {integrationPart, IntegrationWindow} from './IntegrationWindow';
import {LAUNCH_LEGEND, LaunchRows} from './LaunchRows';

const LEGEND = [
  ...LAUNCH_LEGEND,
  ...[
    '通信方法',
    'ホスト名',
    'ポート番号',
    '虫眼鏡',
    '翻訳',
    '接続テスト',
    '主言語',
    '複数言語翻訳',
    '翻訳除外ユーザー',
  ],
];

/** What the window メニュー（⋯）→ 連携 has for ゆかりねっとコネクターNEO, open at translation. */
export function YncneoFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const part = integrationPart(version);
  const below = isAtLeast(version, '6.0') ? '' : 'その下に棒読みちゃんの欄があり、有効化はオフ。';
  return (
    <Figure
      caption={`メニュー（⋯）→ 連携の「ゆかりねっとコネクターNEO」${part}。下の「翻訳」を開いたところです。`}
      label={`連携ウィンドウの「ゆかりねっとコネクターNEO」${part}。上に有効化、自動起動、自動終了、実行ファイルパス、通信方法ws、ホスト名localhost、ポート番号32000と虫眼鏡のアイコン。下の「翻訳」を開き、翻訳にチェックが入り、接続テストの結果はおはようございますの訳のGood morning。主言語は日本語、複数言語翻訳はオフ、翻訳除外ユーザーにBOTの名前がある。${below}`}
      legend={LEGEND}
    >
      <IntegrationWindow version={version} open="ゆかりねっとコネクターNEO">
        <Form>
          <LaunchRows path="YukarinetteConnectorNEO.exe" />
          <FormRow n={5} name="通信方法">
            <Field select>ws</Field>
          </FormRow>
          <FormRow n={6} name="ホスト名">
            <Field>localhost</Field>
          </FormRow>
          <FormRow n={7} name="ポート番号">
            <Field>32000</Field>
            <Callout n={8} />
            <Push icon="search" />
          </FormRow>
        </Form>
        <Tabs names={['翻訳', '読み上げ']} open="翻訳" />
        <Form>
          <FormRow n={9} name="翻訳">
            <Check on>使う</Check>
          </FormRow>
          <FormRow n={10} name="接続">
            <Push>接続テスト</Push>
            <Soft>{'おはようございます => Good morning'}</Soft>
          </FormRow>
          <FormRow n={11} name="主言語">
            <Field select>日本語</Field>
          </FormRow>
          <FormRow n={12} name="複数言語翻訳">
            <Switch on={false} />
          </FormRow>
          <FormRow n={13} name="翻訳除外ユーザー">
            <Field wide>おしらせBOT</Field>
          </FormRow>
        </Form>
      </IntegrationWindow>
    </Figure>
  );
}

/** The three things the two programs do for each other. The same in every version. */
export const YncneoFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="翻訳と読み上げは本アプリから頼み、字幕はゆかりねっとコネクターNEOから届きます。">
      <Exchange
        between={['本アプリ', 'ゆかりねっとコネクターNEO']}
        messages={[
          {way: 'ask', text: '翻訳：「おはようございます」を送る'},
          {way: 'answer', text: '「Good morning」を返す'},
          {way: 'ask', text: '読み上げ：読む文と声を送る（wsのとき）'},
          {way: 'note', text: '選んだ声で鳴らす'},
          {way: 'answer', text: '字幕：話した言葉を枠のコメントとして送る'},
        ]}
      />
    </Figure>
  );
};
