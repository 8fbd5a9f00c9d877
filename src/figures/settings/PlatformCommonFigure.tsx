import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Check, Field} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {LoginRows} from '../kit/LoginRows';
import {SettingsWindow} from '../kit/SettingsWindow';

/** 設定 → プラットフォーム as it opens: the sites in use and their logins. */
export function PlatformCommonFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const kick = isAtLeast(version, '5.2');
  return (
    <Figure
      caption="設定 → プラットフォームの「共通」。使うサイトを選び、ログインの状態を見ます。"
      label={`設定の「プラットフォーム」。①配信サイトは「共通」。②使うサイトは、YouTube、Twitch、ニコニコ生放送、TikTokにチェックがあり、SHOWROOM${kick ? 'とKick' : ''}にはチェックがない。③ログインの一覧は、YouTubeが「ログイン済み」で名前は配信用アカウント、右に④ログアウト。Twitchは未ログインで、右に⑤ログイン。`}
      legend={['配信サイト', '使うサイト', 'ログインの状態', 'ログアウト', 'ログイン']}
    >
      <SettingsWindow version={version} open="プラットフォーム">
        <Form>
          <FormRow n={1} name="配信サイト">
            <Field select>共通</Field>
          </FormRow>
          <FormRow n={2} name="使うサイト">
            <Check on>YouTube</Check>
            <Check on>Twitch</Check>
            <Check on>ニコニコ生放送</Check>
            <Check on>TikTok</Check>
            <Check on={false}>SHOWROOM</Check>
            {kick && <Check on={false}>Kick</Check>}
          </FormRow>
          <LoginRows first={3} others={['Twitch']} />
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
