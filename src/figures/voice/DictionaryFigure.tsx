import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Line, Mono, Pad} from '../kit/Columns';
import {Check, Field, Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Tabs} from '../kit/Tabs';
import {Band} from '../kit/Window';
import {DictionaryWords} from '../kit/DictionaryWords';

const LEGEND = [
  ...['タブ', 'クラウドユーザー辞書を使用する', '辞書URL', 'プリセット', '追加', '読み込み'],
  ...['書き出し', 'すべて削除', 'ハンドル', '種類', '対象', '読み', 'ごみ箱'],
];
const BUTTONS = ['追加', '読み込み', '書き出し', 'すべて削除'];
const WORDS = [
  ['TXT', '推しの子', 'おしのこ'],
  ['TXT', '推し', 'おし'],
  ['RE', '/https?:\\S+/g', 'URL'],
  ['RE', '/w{3,}$/g', 'わら'],
] as const;

/** The window メニュー（⋯）→ 辞書 with the words that are read aloud. */
export function DictionaryFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="メニュー（⋯）→ 辞書の「読み上げ」タブ。上の行から順に反映されます。"
      label="辞書ウィンドウ。①タブは「読み上げ」と「コメント」で、「読み上げ」を開いている。②クラウドユーザー辞書を使用するにチェックが入り、③辞書URLの欄に1行、右に④プリセット。その下のボタンは左から⑤追加、⑥読み込み、⑦書き出し、最後に⑧すべて削除。一覧の行は左から⑨ハンドル、⑩種類、⑪対象、⑫読み、最後に⑬ごみ箱。TXTの推しの子と推し、REの2行が入っている。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="辞書">
        <Tabs names={['読み上げ', 'コメント']} open="読み上げ" callout={1} />
        <Pad>
          <Line>
            <Callout n={2} />
            <Check on>クラウドユーザー辞書を使用する</Check>
          </Line>
          <Line>
            <Line>
              <Callout n={3} /> 辞書URL
              <Field>
                <Mono>https://example.com/dic/e2k-1.json</Mono>
              </Field>
            </Line>
            <Line>
              <Callout n={4} />
              <Push tone="link">プリセット</Push>
            </Line>
          </Line>
          <Line>
            {BUTTONS.map((name, index) => (
              <Line key={name}>
                <Callout n={index + 5} />
                <Push>{name}</Push>
              </Line>
            ))}
          </Line>
        </Pad>
        <Band>
          <DictionaryWords
            columns="1.5rem 3rem minmax(0, 3fr) minmax(0, 2fr) 1.5rem"
            head={[
              <Callout key="grip" n={9} />,
              <Callout key="kind" n={10} />,
              <Head key="from" n={11} name="対象" />,
              <Head key="to" n={12} name="読み" />,
              <Callout key="trash" n={13} />,
            ]}
            words={WORDS}
          />
        </Band>
      </AppWindow>
    </Figure>
  );
}

function Head({n, name}: {readonly n: number; readonly name: string}): ReactNode {
  return (
    <>
      <Callout n={n} /> {name}
    </>
  );
}
