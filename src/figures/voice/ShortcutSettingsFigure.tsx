import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Soft} from '../kit/Columns';
import {Field, Push, Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

const LEGEND = ['操作とキー', '重なりのマーク', '全体ショートカット', '初期値に戻す'];

/** The keys in 設定 → その他. */
export function ShortcutSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const unset = unsetEverywhere(version);
  return (
    <Figure
      caption="設定 → その他 →「ショートカット」。欄を押してから、使いたいキーを押します。"
      label={`設定の「その他」の画面。①ショートカットの一覧は、操作とキーの欄。コメントテスターとリスナーリストは同じキーなので、②重なりのマークが赤く出ている。下は③全体ショートカットの欄。読み上げ停止にはキーが入っている。${unset.length === 0 ? '' : `${unset.join('と')}は未設定。`}一番下は④初期値に戻す。`}
      legend={LEGEND}
    >
      <SettingsWindow version={version} open="その他">
        <Form>
          <FormHeading>ショートカット</FormHeading>
          <FormRow n={1} name="設定を開く">
            <Field>Ctrl + ,</Field>
          </FormRow>
          <FormRow n={2} name="コメントテスター" marked>
            <Field>Ctrl + L</Field>
            <Tag>重複</Tag>
          </FormRow>
          <FormRow name="リスナーリスト" marked>
            <Field>Ctrl + L</Field>
            <Tag>重複</Tag>
          </FormRow>
          <FormHeading>全体ショートカット</FormHeading>
          <FormRow n={3} name="読み上げ停止">
            <Field>Ctrl + Alt + F9</Field>
          </FormRow>
          {unset.map((name) => (
            <FormRow key={name} name={name}>
              <Field empty>未設定</Field>
            </FormRow>
          ))}
          <FormRow n={4}>
            <Push icon="refresh">初期値に戻す</Push>
            <Soft>この一覧だけを戻します</Soft>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}

/** What else can have a key that works while other programs are in front. */
function unsetEverywhere(version: string): readonly string[] {
  return [
    ...(isAtLeast(version, '5.2') ? ['参加型の先頭を完了'] : []),
    ...(isAtLeast(version, '6.0') ? ['タイムスタンプの見出しを追加'] : []),
  ];
}
