import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Soft} from '../kit/Columns';
import {Check, Field, Push, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

const LEGEND = [
  '本文の文字数制限',
  '名前の文字数制限',
  '絵文字を読まない',
  '絵文字の上限',
  'カスタムスタンプを読まない',
  'ギフト画像を読まない',
  '除外ユーザー',
];

/** The part of 設定 → 読み上げ below the voice: how much of a comment is read, and whose. */
export function SpeechLimitSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  // Before 8.0 the dictionary follows in the same window, and the end of the window with it.
  const ends = isAtLeast(version, '8.0');
  return (
    <Figure
      caption={`設定 → 読み上げの${ends ? '下の部分' : '中ほど'}。長い本文と、多すぎる絵文字を止めた例です。`}
      label={`設定の「読み上げ」の${ends ? '下の部分' : '中ほど'}。①本文の文字数制限はオンで50文字、②名前の文字数制限はオフ。③絵文字を読まないはオフ、④絵文字の上限はオンで5個、「ギフトも含める」にチェックはない。⑤カスタムスタンプを読まないと⑥ギフト画像を読まないはオン。⑦除外ユーザーはNightbot。${ends ? '⑧内蔵辞書を使うはオン。下の端は⑨「初期値に戻す」。' : '続きは辞書。'}`}
      legend={ends ? [...LEGEND, '内蔵辞書を使う', '初期値に戻す'] : LEGEND}
    >
      <SettingsWindow version={version} open="読み上げ">
        <Form>
          <FormHeading>読む範囲</FormHeading>
          <FormRow n={1} name="本文の文字数制限">
            <Switch on />
            <Field>50</Field>
            <Soft>文字</Soft>
          </FormRow>
          <FormRow n={2} name="名前の文字数制限">
            <Switch on={false} />
            <Field empty>10</Field>
            <Soft>文字</Soft>
          </FormRow>
          <FormRow n={3} name="絵文字を読まない">
            <Switch on={false} />
          </FormRow>
          <FormRow n={4} name="絵文字の上限">
            <Switch on />
            <Field>5</Field>
            <Soft>個</Soft>
            <Check on={false}>ギフトも含める</Check>
          </FormRow>
          <FormRow n={5} name="カスタムスタンプを読まない">
            <Switch on />
          </FormRow>
          <FormRow n={6} name="ギフト画像を読まない">
            <Switch on />
          </FormRow>
          <FormRow n={7} name="除外ユーザー" note="1行に1人">
            <Field>Nightbot</Field>
          </FormRow>
          {ends && (
            <>
              <FormRow n={8} name="内蔵辞書を使う">
                <Switch on />
              </FormRow>
              <FormRow n={9}>
                <Push icon="refresh">初期値に戻す</Push>
              </FormRow>
            </>
          )}
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
