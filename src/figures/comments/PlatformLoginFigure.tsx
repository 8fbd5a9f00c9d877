import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Line, Soft} from '../kit/Columns';
import {Push, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

/** 設定 → プラットフォーム with sites that are logged in, and sites that are not. */
export function PlatformLoginFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定 → プラットフォーム。ログインしているサイトには、名前が出ます。"
      label="設定の「プラットフォーム」の画面。YouTubeは①「ログイン済み」と名前「配信用アカウント」が出て、②ログアウトのボタンがある。ツイキャスとニコニコ生放送は未ログインで、③ログインのボタンがある。"
      legend={['ログインの状態と名前', 'ログアウト', 'ログイン']}
    >
      <SettingsWindow version={version} open="プラットフォーム">
        <Form>
          <FormHeading>ログイン</FormHeading>
          <FormRow n={1} name="YouTube" marked>
            <Tag tone="amber">ログイン済み</Tag>
            <Soft>配信用アカウント</Soft>
            <Line>
              <Callout n={2} />
              <Push>ログアウト</Push>
            </Line>
          </FormRow>
          <FormRow n={3} name="ツイキャス">
            <Push tone="main">ログイン</Push>
          </FormRow>
          <FormRow name="ニコニコ生放送">
            <Push tone="main">ログイン</Push>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
