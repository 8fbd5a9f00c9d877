import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Soft} from '../kit/Columns';
import {Field, Push, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {Icon} from '../kit/Icon';
import {SettingsWindow} from '../kit/SettingsWindow';

const LEGEND = [
  'アイコンを出す',
  'アイコンを置き換える',
  '画像を出さない相手',
  '言葉の置き換え',
  '除外ユーザー',
  '書き出しの除外ユーザー',
  '無料ギフトを書き出す',
];

/** The lower part of 設定 → コメント: icons, words, who is left out, what goes to templates. */
export function CommentRulesSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const system = isAtLeast(version, '6.0');
  return (
    <Figure
      caption="設定 → コメントの下の部分。BOTを除外し、自分をテンプレートから外した例です。"
      label={`設定の「コメント」の下の部分。①アイコンを出すはオン、②アイコンを置き換えるはオフ、③画像を出さない相手は空。④言葉の置き換えは「犯人」を「ひみつ」に替える1行と、追加のボタン。⑤除外ユーザーはNightbot。⑥書き出しの除外ユーザーは配信用アカウント。⑦無料ギフトを書き出すはオフ。${system ? '⑧システムメッセージの名前はオンで「お知らせ」。' : ''}`}
      legend={system ? [...LEGEND, 'システムメッセージの名前'] : LEGEND}
    >
      <SettingsWindow version={version} open="コメント">
        <Form>
          <FormHeading>アイコンと画像</FormHeading>
          <FormRow n={1} name="アイコンを出す">
            <Switch on />
          </FormRow>
          <FormRow n={2} name="アイコンを置き換える">
            <Switch on={false} />
          </FormRow>
          <FormRow n={3} name="画像を出さない相手" note="1行に1人">
            <Field empty>なし</Field>
          </FormRow>
          <FormHeading>言葉と除外</FormHeading>
          <FormRow n={4} name="言葉の置き換え">
            <Field>犯人</Field>
            <Icon name="arrow" size={14} />
            <Field>ひみつ</Field>
            <Push icon="plus">追加</Push>
          </FormRow>
          <FormRow n={5} name="除外ユーザー" note="1行に1人">
            <Field>Nightbot</Field>
          </FormRow>
          <FormRow n={6} name="書き出しの除外ユーザー" note="1行に1人">
            <Field>配信用アカウント</Field>
          </FormRow>
          <FormRow n={7} name="無料ギフトを書き出す">
            <Switch on={false} />
          </FormRow>
          {system && (
            <FormRow
              n={8}
              name={
                <>
                  システム
                  <wbr />
                  メッセージの名前
                </>
              }
            >
              <Switch on />
              <Field>お知らせ</Field>
            </FormRow>
          )}
          <FormRow>
            <Push icon="refresh">初期値に戻す</Push>
            <Soft>コメントの項目だけを戻します</Soft>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
