import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Pad} from '../kit/Columns';
import {Check, Field, Switch} from '../kit/Controls';
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
  ['投票', true, false, false, true],
];

const WAYS = ['使う', '読む', '通知する', 'コメントとして出す'];
const FIRST = 3;

/** ニコニコ生放送 in 設定 → プラットフォーム: anonymous people and the kinds of notices. */
export function NoticeKindsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  if (!isAtLeast(version, '6.0')) return <HiddenKinds version={version} />;
  return (
    <Figure
      caption="ニコニコ生放送を選んだ画面。通知の種類ごとに、4つの扱いを選んだ例です。"
      label="設定の「プラットフォーム」でニコニコ生放送を選んだ画面。①匿名（184）を出すはオン、②匿名の名前は「匿名」。その下は通知の種類の一覧で、広告・来場・ランキング入り・エモーション・番組の延長などの行がある。行ごとに③使う、④読む、⑤通知する、⑥コメントとして出すの4つのスイッチ。エモーションはすべてオフ。"
      legend={['匿名（184）を出す', '匿名の名前', ...WAYS]}
    >
      <SettingsWindow version={version} open="プラットフォーム">
        <Form>
          <Anonymous />
        </Form>
        <Pad>
          <DataGrid
            columns="minmax(6rem, 1fr) repeat(4, minmax(1.75rem, 0.4fr))"
            head={['通知', ...WAYS.map((way, index) => <Callout key={way} n={index + FIRST} />)]}
            rows={KINDS.map(([name, ...switches]) => ({
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

function Anonymous(): ReactNode {
  return (
    <>
      <FormRow name="配信サイト">
        <Field select>ニコニコ生放送</Field>
      </FormRow>
      <FormRow n={1} name="匿名（184）を出す">
        <Switch on />
      </FormRow>
      <FormRow n={2} name="匿名の名前">
        <Field>匿名</Field>
      </FormRow>
    </>
  );
}

/** Kinds of 5.x with whether they are left out. */
const HIDDEN: ReadonlyArray<readonly [name: string, hidden: boolean]> = [
  ['広告', false],
  ['引用', false],
  ['クルーズ', false],
  ['エモーション', true],
  ['ニコニコ市場', true],
  ['番組の延長', false],
  ['ランキング入り', false],
  ['ランキングの更新', true],
  ['来場', true],
];

/** 5.x: a kind of notice is shown or left out, nothing finer. */
function HiddenKinds({version}: {readonly version: string}): ReactNode {
  const out = HIDDEN.filter(([, hidden]) => hidden).map(([name]) => name);
  return (
    <Figure
      caption="ニコニコ生放送を選んだ画面。チェックを入れた種類の通知を出さない例です。"
      label={`設定の「プラットフォーム」でニコニコ生放送を選んだ画面。①匿名（184）を出すはオン、②匿名の名前は「匿名」。③出さない通知には${HIDDEN.map(([name]) => name).join('、')}が並び、${out.join('、')}にチェックがある。`}
      legend={['匿名（184）を出す', '匿名の名前', '出さない通知']}
    >
      <SettingsWindow version={version} open="プラットフォーム">
        <Form>
          <Anonymous />
          <FormRow n={3} name="出さない通知">
            {HIDDEN.map(([name, hidden]) => (
              <Check key={name} on={hidden}>
                {name}
              </Check>
            ))}
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}
