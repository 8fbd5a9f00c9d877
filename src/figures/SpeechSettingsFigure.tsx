import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {AppWindow} from './kit/AppWindow';
import {Callout} from './kit/Callout';
import {Line, Mono} from './kit/Columns';
import {Field, Push, Slider, Switch} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Form, FormRow, Reading} from './kit/Form';

const LEGEND = ['声', '話速', '音程', '音量', 'フォーマット', '試聴'];

/** The settings of reading aloud. */
export function SpeechSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定 → 読み上げ。声を選び、試聴しながら速さや高さを合わせます。"
      label="設定の「読み上げ」の画面。①声を選ぶ欄の右に⑥試聴のボタン。②話速は1.0、③音程は1.0、④音量は100。⑤フォーマットは{name} {comment}。その下にギフト用フォーマットなどのスイッチが並ぶ。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="設定 – 読み上げ">
        <Form>
          <FormRow n={1} name="声">
            <Field select>OSの声</Field>
            <Line>
              <Callout n={6} />
              <Push icon="play">試聴</Push>
            </Line>
          </FormRow>
          <FormRow n={2} name="話速">
            <Slider value={33} />
            <Reading>1.0</Reading>
          </FormRow>
          <FormRow n={3} name="音程">
            <Slider value={50} />
            <Reading>1.0</Reading>
          </FormRow>
          <FormRow n={4} name="音量">
            <Slider value={97} />
            <Reading>100</Reading>
          </FormRow>
          <FormRow n={5} name="フォーマット">
            <Field>
              <Mono>{'{name} {comment}'}</Mono>
            </Field>
          </FormRow>
          <FormRow name="ギフト用フォーマット">
            <Switch on={false} />
          </FormRow>
          <FormRow name="本文の文字数制限">
            <Switch on={false} />
            <Field empty>50</Field>
          </FormRow>
          {isAtLeast(version, '6.0') && (
            <FormRow name="システムメッセージを読む">
              <Switch on={false} />
            </FormRow>
          )}
        </Form>
      </AppWindow>
    </Figure>
  );
}
