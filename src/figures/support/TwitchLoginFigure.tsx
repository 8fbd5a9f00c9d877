import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Soft} from '../kit/Columns';
import {Field, Push, Switch, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

const LEGEND = [
  '配信サイト',
  'ログインの状態',
  'チャンネルポイントの通知を取る',
  'テンプレートへ送る',
  '入力付きのものも送る',
];

/** The part of the settings that deals with the login to Twitch. */
export function TwitchLoginFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定 → プラットフォームでTwitchを選んだ画面。②のボタンからログインします。"
      label="設定のプラットフォームの画面。①配信サイトに「Twitch」を選んでいる。②ログインの状態は「ログイン済み」で、名前はtamago_live。右に「ログアウト」と「ログイン」。下のチャンネルポイントの項目は、③「チャンネルポイントの通知を取る」がオン、④「テンプレートへ送る」がオン、⑤「入力付きのものも送る」がオフ。"
      legend={LEGEND}
    >
      <SettingsWindow version={version} open="プラットフォーム">
        <Form>
          <FormRow n={1} name="配信サイト">
            <Field select>Twitch</Field>
          </FormRow>
          <FormRow n={2} name="ログインの状態" marked>
            <Tag tone="soft">ログイン済み</Tag>
            <Soft>tamago_live</Soft>
            <Push>ログアウト</Push>
            <Push tone="main">ログイン</Push>
          </FormRow>
          <FormHeading>チャンネルポイント</FormHeading>
          <FormRow n={3}>
            <Switch on />
            チャンネルポイントの通知を取る
          </FormRow>
          <FormRow n={4}>
            <Switch on />
            テンプレートへ送る
          </FormRow>
          <FormRow n={5}>
            <Switch on={false} />
            入力付きのものも送る
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
