import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, type FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Line, Mono} from '../kit/Columns';
import {Field, Push, Switch} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {Form, FormHeading, FormRow} from '../kit/Form';
import {SettingsWindow} from '../kit/SettingsWindow';

const LEGEND = ['HTTP APIを使う', '受け付ける場所', '許可ホスト', 'トークン', 'コピー', '作り直す'];

/** 設定 → API with two other devices allowed. */
export function ApiSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定 → API。家の中の2台を、許可ホストに書いた例です。"
      label="設定の「API」。①HTTP APIを使うはオン。②受け付ける場所はhttp://127.0.0.1:11180/api/で、変えられない。③許可ホストは1行に1つで、192.168.1.20と192.168.1.35。④トークンは伏せ字で、「表示」のほかに、⑤コピーと⑥作り直すのボタンがある。"
      legend={LEGEND}
    >
      <SettingsWindow version={version} open="API">
        <Form>
          <FormRow n={1} name="HTTP APIを使う">
            <Switch on />
          </FormRow>
          <FormRow n={2} name="受け付ける場所">
            <Mono>
              http://127.0.0.1
              <wbr />
              :11180/api/
            </Mono>
          </FormRow>
          <FormHeading>ほかの端末から使う</FormHeading>
          <FormRow n={3} name="許可ホスト" note="1行に1つ">
            <Field wide>
              <Mono>192.168.1.20</Mono>
            </Field>
            <Field wide>
              <Mono>192.168.1.35</Mono>
            </Field>
          </FormRow>
          <FormHeading>トークン</FormHeading>
          <FormRow n={4} name="トークン">
            <Field empty>••••••••••••</Field>
            <Push icon="eye">表示</Push>
            <Line>
              <Callout n={5} />
              <Push icon="copy">コピー</Push>
            </Line>
            <Line>
              <Callout n={6} />
              <Push icon="refresh">作り直す</Push>
            </Line>
          </FormRow>
        </Form>
      </SettingsWindow>
    </Figure>
  );
}

/** Who may connect to the local API, and who is turned away. */
export const ApiHostsFigure: FigureComponent = () => (
  <Figure caption="本アプリを使える相手。点線の2つからは使えません。">
    <FlowDiagram
      steps={[
        [
          {title: '同じPCのアプリ', note: '許可ホストに書かなくてよい', icon: 'laptop'},
          {title: '書いた端末', note: '192.168.1.20', icon: 'monitor'},
          {title: '書いていない端末', note: '192.168.1.99。断ります', icon: 'ban', tone: 'bad'},
          {title: '家の外の端末', note: '公開しません', icon: 'ban', tone: 'bad'},
        ],
        {title: '確かめる', note: '同じPCか、許可ホストにあるか', icon: 'check'},
        {title: '本アプリ', note: 'ポート11180', icon: 'box', tone: 'app'},
      ]}
    />
  </Figure>
);
