import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Pad} from '../kit/Columns';
import {Field, Push, Switch} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

/** Name and whether it is on at first; the number is its place. */
type Item = readonly [name: string, on: boolean];

const CHAT: readonly Item[] = [
  ['すべてのチャットを取る', true],
  ['自動で隠されたコメントを出す', false],
  ['隠されたコメントを読む', false],
  ['隠されたコメントをテンプレートへ送る', false],
  ['メンバーの画像を使う', true],
  ['有料コメントの画像を使う', true],
  ['メンバー加入を受け取った通知を出す', false],
];

const POLL: readonly Item[] = [
  ['投票を取る', true],
  ['投票をテンプレートへ送る', true],
  ['投票の結果を読む', false],
];

/** 設定 → プラットフォーム with YouTube chosen, everything as it is at first. */
export function PlatformYoutubeFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const poll = isAtLeast(version, '6.0');
  const items = poll ? [...CHAT, ...POLL] : CHAT;
  return (
    <Figure
      caption="設定 → プラットフォームでYouTubeを選んだ画面。どれも初期値です。"
      label={`設定の「プラットフォーム」。①配信サイトは「YouTube」。${items.map(([name, on], index) => `${String(index + 2)}「${name}」は${on ? 'オン' : 'オフ'}`).join('、')}。一番下に「初期値に戻す」。`}
      legend={['配信サイト', ...items.map(([name]) => name)]}
    >
      <SettingsWindow version={version} open="プラットフォーム">
        <Form>
          <FormRow n={1} name="配信サイト">
            <Field select>YouTube</Field>
          </FormRow>
        </Form>
        <Items title="チャット" first={2} items={CHAT} />
        {poll && <Items title="投票" first={CHAT.length + 2} items={POLL} />}
        <Form>
          <FormRow>
            <Push icon="refresh">初期値に戻す</Push>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}

interface ItemsProps {
  readonly title: string;
  readonly first: number;
  readonly items: readonly Item[];
}

function Items({title, first, items}: ItemsProps): ReactNode {
  return (
    <Pad>
      <DataGrid
        columns="1.25rem minmax(0, 1fr) auto"
        head={['', title, '']}
        rows={items.map(([name, on], index) => ({
          key: name,
          cells: [<Callout key="n" n={first + index} />, name, <Switch key="switch" on={on} />],
        }))}
      />
    </Pad>
  );
}
