import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Line, Mono, Soft} from '../kit/Columns';
import {Field, Push, Slider, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormRow, Reading} from '../kit/Form';

const LEGEND = [
  '有効化',
  '参加ワード',
  '辞退ワード',
  '除外ユーザー',
  'チャンネルポイントのみ',
  '確認を省く',
  '通知音',
  'OBSに入れる',
  'テンプレート設定',
];

/** The settings in the upper part of the window 参加型管理. */
export function OrderSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="参加型管理のウィンドウの、上の部分。受け付ける言葉と、OBSへの出し方を決めます。"
      label="参加型管理のウィンドウの設定。①有効化はオン。②参加ワードは「参加希望」と「!join」の2行。③辞退ワードは「辞退」。④除外ユーザーはNightbot。⑤チャンネルポイントのみはオフ。⑥確認を省くはオフ。⑦通知音はオンで音量60。⑧青い文字の「OBSに入れる」。⑨歯車のテンプレート設定では、1行の形が{no}. {name}、並べ方が縦。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="参加型管理">
        <Form>
          <FormRow n={1} name="有効化">
            <Switch on />
          </FormRow>
          <FormRow n={2} name="参加ワード" note="1行に1つ">
            <Line>
              <Field>参加希望</Field>
              <Field>!join</Field>
            </Line>
          </FormRow>
          <FormRow n={3} name="辞退ワード" note="1行に1つ">
            <Field>辞退</Field>
          </FormRow>
          <FormRow n={4} name="除外ユーザー" note="1行に1人">
            <Field>Nightbot</Field>
          </FormRow>
          <FormRow
            n={5}
            name={
              <>
                チャンネル
                <wbr />
                ポイントのみ
              </>
            }
            note="Twitch"
          >
            <Switch on={false} />
          </FormRow>
          <FormRow n={6} name="確認を省く">
            <Switch on={false} />
          </FormRow>
          <FormRow n={7} name="通知音">
            <Switch on />
            <Slider value={60} />
            <Reading>60</Reading>
          </FormRow>
          <FormRow n={8} name="waiting.txt">
            <Push tone="link">OBSに入れる</Push>
          </FormRow>
          <FormRow n={9} name="テンプレート設定">
            <Push icon="gear" />
            <Mono>{'{no}. {name}'}</Mono>
            <Soft>縦に並べる</Soft>
          </FormRow>
        </Form>
      </AppWindow>
    </Figure>
  );
}
