import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Line, Mono, Pad} from '../kit/Columns';
import {Check, Field, Push, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';
import {DictionaryWords} from '../kit/DictionaryWords';

const BUTTONS = ['追加', '読み込み', '書き出し', 'すべて削除'];
const COLUMNS = ['ハンドル', '種類', '対象', '読み', 'ごみ箱'];
const SHARED = ['内蔵辞書を使う', 'クラウドユーザー辞書を使用する', '辞書URL'];

const WORDS = [
  ['TXT', '推しの子', 'おしのこ'],
  ['TXT', '推し', 'おし'],
  ['RE', '/w{3,}$/g', 'わら'],
] as const;

/** The end of 設定 → 読み上げ up to 7.2: the dictionary, which has a window of its own since 8.0. */
export function SpeechDictionarySettingsFigure({
  version = DEFAULT_VERSION,
}: FigureProps): ReactNode {
  const shared = isAtLeast(version, '6.0');
  const legend = [...BUTTONS, ...COLUMNS, ...(shared ? SHARED : []), '初期値に戻す'];
  return (
    <Figure
      caption="設定 → 読み上げの一番下にある辞書。上の行から順に使われます。"
      label={`設定の「読み上げ」の一番下。見出し「辞書」の下のボタンは左から①追加、②読み込み、③書き出し、④すべて削除。表の行は左から⑤ハンドル、⑥種類、⑦対象、⑧読み、⑨ごみ箱。TXTの推しの子と推し、REの/w{3,}$/gの3行が入っている。${shared ? '表の下に、⑩内蔵辞書を使うはオン、⑪クラウドユーザー辞書を使用するにチェックがあり、⑫辞書URLに1行。最後に⑬' : '最後に⑩'}「初期値に戻す」。`}
      legend={legend}
    >
      <SettingsWindow version={version} open="読み上げ">
        <Form>
          <FormHeading>辞書</FormHeading>
        </Form>
        <Pad>
          <Line>
            {BUTTONS.map((name, index) => (
              <Line key={name}>
                <Callout n={index + 1} />
                <Push>{name}</Push>
              </Line>
            ))}
          </Line>
        </Pad>
        <DictionaryWords
          columns="1.5rem 3rem minmax(0, 3fr) minmax(0, 2fr) 1.5rem"
          head={[
            <Callout key="grip" n={5} />,
            <Callout key="kind" n={6} />,
            <Head key="from" n={7} name="対象" />,
            <Head key="to" n={8} name="読み" />,
            <Callout key="trash" n={9} />,
          ]}
          words={WORDS}
        />
        <Form>
          {shared && (
            <>
              <FormRow n={10} name="内蔵辞書を使う">
                <Switch on />
              </FormRow>
              <FormRow n={11}>
                <Check on>クラウドユーザー辞書を使用する</Check>
              </FormRow>
              <FormRow n={12} name="辞書URL" note="1行に1つ">
                <Field>
                  <Mono>https://example.com/dic.json</Mono>
                </Field>
              </FormRow>
            </>
          )}
          <FormRow n={legend.length}>
            <Push icon="refresh">初期値に戻す</Push>
          </FormRow>
        </Form>
      </SettingsWindow>
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
