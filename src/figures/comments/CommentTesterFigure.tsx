import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast, type FigureComponent} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Check, Field, Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {Form, FormRow} from '../kit/Form';

const LEGEND = [
  'サービス',
  'ギフト/スパチャ',
  'ギフトタイプ',
  '通貨記号・価格',
  'その他',
  '投稿者',
  'コメント',
  '繰り返し（ms）',
  '送信',
];

/** The comment tester with a gift chosen, so that every part shows. */
export function CommentTesterFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const isSix = isAtLeast(version, '6.0');
  const marks = isSix ? '再訪、メンバーシップ（YouTube）、読み上げ' : '読み上げ';
  return (
    <Figure
      caption="コメントテスター。ギフトを「あり」にすると、③と④が出ます。"
      label={`コメントテスターのウィンドウ。①サービスはYouTube。②ギフト/スパチャは「あり」。③ギフトタイプはスーパーチャット。④通貨記号は¥、価格は1000。⑤その他のチェック項目はNEWコメント、${marks}で、NEWコメントと読み上げにチェックが入っている。⑥投稿者はテストユーザー。⑦コメントの本文。⑧繰り返しは1000ミリ秒で、右に再生ボタン。⑨送信のボタン。`}
      legend={LEGEND}
    >
      <AppWindow version={version} title="コメントテスター">
        <Form>
          <FormRow n={1} name="サービス">
            <Field select>YouTube</Field>
          </FormRow>
          <FormRow n={2} name="ギフト/スパチャ">
            <Check on={false}>なし</Check>
            <Check on>あり</Check>
          </FormRow>
          <FormRow n={3} name="ギフトタイプ">
            <Field select>スーパーチャット</Field>
          </FormRow>
          <FormRow n={4} name="通貨記号・価格">
            <Field>¥</Field>
            <Field>1000</Field>
          </FormRow>
          <FormRow n={5} name="その他">
            <Check on>NEWコメント</Check>
            {isSix && <Check on={false}>再訪</Check>}
            {isSix && <Check on={false}>メンバーシップ（YouTube）</Check>}
            <Check on>読み上げ</Check>
          </FormRow>
          <FormRow n={6} name="投稿者">
            <Field>テストユーザー</Field>
          </FormRow>
          <FormRow n={7} name="コメント">
            <Field wide>こんばんは！初見です</Field>
          </FormRow>
          <FormRow n={8} name="繰り返し（ms）">
            <Field>1000</Field>
            <Push icon="play" />
          </FormRow>
          <FormRow n={9}>
            <Push tone="main">送信</Push>
          </FormRow>
        </Form>
      </AppWindow>
    </Figure>
  );
}

/** What a test comment reaches, and what it does not. */
export const TesterFlowFigure: FigureComponent = () => (
  <Figure caption="テスターのコメントが届く先。配信サイト、リスナーの記録、コメントログには届きません。">
    <FlowDiagram
      steps={[
        {title: 'コメントテスター', note: '「送信」を押します', icon: 'pen'},
        {title: '本アプリ', note: '届いたコメントと同じように扱います', icon: 'list', tone: 'app'},
        [
          {title: 'コメントの一覧', icon: 'chat'},
          {title: 'テンプレート', note: 'OBSの画面', icon: 'monitor'},
          {title: '読み上げ', note: '「読み上げ」にチェックを入れたとき', icon: 'speaker'},
          {title: 'ワードパーティー', note: '言葉が合ったとき', icon: 'star'},
          {title: '参加型・アンケート', note: '数えられます', icon: 'queue'},
        ],
      ]}
    />
  </Figure>
);
