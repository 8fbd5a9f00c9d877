import {PORTS} from '@site/src/lib/appFacts';
import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Soft} from '../kit/Columns';
import {Field, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';

const LEGEND = ['有効', '調整の表示', 'ポート', '顔の大きさ', 'Xのずれ', 'Yのずれ'];

/** The part VTS of the settings that hold for all effects of ワードパーティー. */
export function VtsSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="ワードパーティーの編集の画面で、歯車から開く全体の設定。「VTS」の項目です。"
      label="全体の設定のVTSの部分。①有効はオン。②調整の表示はオン。③ポートは8001。④顔の大きさは200px。⑤Xのずれは0。⑥Yのずれは-40。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="全体の設定">
        <Form>
          <FormHeading>VTS</FormHeading>
          <FormRow n={1} name="有効">
            <Switch on />
          </FormRow>
          <FormRow n={2} name="調整の表示">
            <Switch on />
          </FormRow>
          <FormRow n={3} name="ポート">
            <Field>{PORTS.vtubeStudio}</Field>
          </FormRow>
          <FormRow n={4} name="顔の大きさ">
            <Field>200</Field>
            <Soft>px</Soft>
          </FormRow>
          <FormRow n={5} name="Xのずれ">
            <Field>0</Field>
            <Soft>px</Soft>
          </FormRow>
          <FormRow n={6} name="Yのずれ">
            <Field>-40</Field>
            <Soft>px</Soft>
          </FormRow>
        </Form>
      </AppWindow>
    </Figure>
  );
}
