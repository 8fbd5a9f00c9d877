import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Soft} from '../kit/Columns';
import {Field, Push, Slider} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow, Reading} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

/** Name, where the knob stands, and the value it stands for. */
type Size = readonly [name: string, place: number, value: string];

const LEGEND = ['テーマ', 'フォント', '文字の大きさ', '画像の大きさ', '行の高さ', '余白'];

const LETTERS: readonly Size[] = [
  ['本文', 19, '14px'],
  ['名前', 13, '12px'],
  ['金額', 19, '14px'],
];

const IMAGES: readonly Size[] = [
  ['アイコン', 20, '32px'],
  ['ギフト画像', 13, '64px'],
];

/** The part of 設定 → UI about colours and sizes. */
export function UiSizeSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const letters = isAtLeast(version, '6.0') ? LETTERS : LETTERS.slice(0, 1);
  const images = isAtLeast(version, '5.2') ? IMAGES : IMAGES.slice(0, 1);
  return (
    <Figure
      caption="設定 → UIの配色と大きさ。動かすと、後ろの一覧がすぐに変わります。"
      label={`設定の「UI」の上の部分。①テーマはシステムに合わせる。②フォントはOSの標準。③文字の大きさのスライダーは${inWords(letters)}。④画像の大きさのスライダーは${inWords(images)}。⑤行の高さは1.5、⑥余白は8px。下に「初期値に戻す」。`}
      legend={LEGEND}
    >
      <SettingsWindow version={version} open="UI">
        <Form>
          <FormHeading>配色</FormHeading>
          <FormRow n={1} name="テーマ">
            <Field select>システムに合わせる</Field>
          </FormRow>
          <FormHeading>文字の大きさ</FormHeading>
          <FormRow n={2} name="フォント">
            <Field select>OSの標準</Field>
          </FormRow>
          {letters.map((size, index) => (
            <SizeRow key={size[0]} size={size} {...(index === 0 ? {n: 3} : {})} />
          ))}
          <FormHeading>画像の大きさ</FormHeading>
          {images.map((size, index) => (
            <SizeRow key={size[0]} size={size} {...(index === 0 ? {n: 4} : {})} />
          ))}
          <FormHeading>間</FormHeading>
          <SizeRow n={5} size={['行の高さ', 25, '1.5']} />
          <SizeRow n={6} size={['余白', 20, '8px']} />
          <FormRow>
            <Push icon="refresh">初期値に戻す</Push>
            <Soft>UIの項目だけを戻します</Soft>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}

function inWords(sizes: readonly Size[]): string {
  return sizes.map(([name, , value]) => name + value).join('、');
}

function SizeRow({n, size}: {readonly n?: number; readonly size: Size}): ReactNode {
  const [name, place, value] = size;
  return (
    <FormRow name={name} {...(n === undefined ? {} : {n})}>
      <Slider value={place} />
      <Reading>{value}</Reading>
    </FormRow>
  );
}
