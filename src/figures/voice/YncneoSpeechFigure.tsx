import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Line} from '../kit/Columns';
import {Check, Field, Push, Slider} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow, Reading} from '../kit/Form';
import {Tabs} from '../kit/Tabs';
import {integrationPart, IntegrationWindow} from './IntegrationWindow';

const LEGEND = [
  ...['読み上げ連携', '読み上げボイス', '更新のアイコン', '読み上げタイプ', '音量'],
  '読み上げプレビュー',
];

/** What reads aloud in the settings for ゆかりねっとコネクターNEO. */
export function YncneoSpeechFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const part = integrationPart(version);
  return (
    <Figure
      caption={`「ゆかりねっとコネクターNEO」${part}の下側の「読み上げ」。通信方法がwsのときだけ使えます。`}
      label={`「ゆかりねっとコネクターNEO」${part}の下側で「読み上げ」を開いたところ。①読み上げ連携にチェック。②読み上げボイスの欄の右に③更新のアイコン。④読み上げタイプは本文のみ。⑤音量は100。⑥読み上げプレビューのボタン。`}
      legend={LEGEND}
    >
      <IntegrationWindow version={version} open="ゆかりねっとコネクターNEO">
        <Tabs names={['翻訳', '読み上げ']} open="読み上げ" />
        <Form>
          <FormRow n={1} name="読み上げ連携">
            <Check on>使う</Check>
          </FormRow>
          <FormRow n={2} name="読み上げボイス">
            <Field select>話者A</Field>
            <Line>
              <Callout n={3} />
              <Push icon="refresh" />
            </Line>
          </FormRow>
          <FormRow n={4} name="読み上げタイプ">
            <Field select>本文のみ</Field>
          </FormRow>
          <FormRow n={5} name="音量">
            <Slider value={97} />
            <Reading>100</Reading>
          </FormRow>
          <FormRow n={6} name="確かめる">
            <Push icon="play">読み上げプレビュー</Push>
          </FormRow>
        </Form>
      </IntegrationWindow>
    </Figure>
  );
}
