import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Pad} from '../kit/Columns';
import {Field, Switch} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

/** Kind of notice: used, read aloud, notified, shown as a comment. */
type Kind = readonly [name: string, ...switches: readonly boolean[]];

const KINDS: readonly Kind[] = [
  ['広告', true, true, true, true],
  ['来場', true, false, false, true],
  ['ランキング入り', true, true, false, true],
  ['エモーション', false, false, false, false],
  ['番組の延長', true, false, true, true],
];

const WAYS = ['使う', '読む', '通知する', 'コメントとして出す'];
const FIRST = 3;

/** ニコニコ生放送 in 設定 → プラットフォーム: anonymous people and the kinds of notices. */
export function NoticeKindsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const survey: readonly Kind[] = isAtLeast(version, '6.0')
    ? [['アンケート', true, false, false, true]]
    : [];
  return (
    <Figure
      caption="ニコニコ生放送を選んだ画面。知らせの種類ごとに、4つの扱いを選んだ例です。"
      label="設定の「プラットフォーム」でニコニコ生放送を選んだ画面。①匿名（184）を出すは入、②匿名の名前は「匿名」。その下は知らせの種類の一覧で、広告・来場・ランキング入り・エモーション・番組の延長などの行がある。行ごとに③使う、④読む、⑤通知する、⑥コメントとして出すの4つの切替。エモーションはすべて切。"
      legend={['匿名（184）を出す', '匿名の名前', ...WAYS]}
    >
      <SettingsWindow version={version} open="プラットフォーム">
        <Form>
          <FormRow name="配信サイト">
            <Field select>ニコニコ生放送</Field>
          </FormRow>
          <FormRow n={1} name="匿名（184）を出す">
            <Switch on />
          </FormRow>
          <FormRow n={2} name="匿名の名前">
            <Field>匿名</Field>
          </FormRow>
        </Form>
        <Pad>
          <DataGrid
            columns="minmax(6rem, 1fr) repeat(4, minmax(1.75rem, 0.4fr))"
            head={['知らせ', ...WAYS.map((way, index) => <Callout key={way} n={index + FIRST} />)]}
            rows={[...KINDS, ...survey].map(([name, ...switches]) => ({
              key: name,
              cells: [
                name,
                ...switches.map((on, index) => <Switch key={WAYS[index] ?? ''} on={on} />),
              ],
            }))}
          />
        </Pad>
      </SettingsWindow>
    </Figure>
  );
}
