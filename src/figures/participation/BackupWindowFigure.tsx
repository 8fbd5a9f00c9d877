import type {ReactNode} from 'react';
import {DEFAULT_VERSION, type FigureProps, isAtLeast, type FigureComponent} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Line, Soft} from '../kit/Columns';
import {Check, Field, Push, Switch} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {FlowDiagram} from '../kit/FlowDiagram';
import {Form, FormRow} from '../kit/Form';
import {Panel} from '../kit/Panel';
import {Numbered} from '../kit/Numbered';

const LEGEND = [
  '有効化',
  '保存先',
  '残す数',
  '対象',
  '保存するとき',
  '今すぐバックアップ',
  'フォルダを開く',
  '保存済みの一覧',
  '復元',
];

const SAVED = ['今日 19:40', '昨日 23:12', '一昨日 22:58'];

/** The window バックアップ: what is kept, and the list of what was kept. */
export function BackupWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const hasPlugins = isAtLeast(version, '5.2');
  return (
    <Figure
      caption="バックアップウィンドウ。上で決めた内容が自動で保存され、下の一覧から戻せます。"
      label={`バックアップウィンドウ。①有効化はオン。②保存先はD:/backup。③残す数は5。④対象は、設定、データベース、テンプレート、アンケート${hasPlugins ? '、プラグイン' : ''}にチェックが入り、コメントログには入っていない。⑤保存するときは「終了したとき」にチェック。⑥「今すぐバックアップ」と⑦「フォルダを開く」のボタン。⑧保存済みの一覧には3つの日時が並び、行ごとに⑨「復元」がある。`}
      legend={LEGEND}
    >
      <AppWindow version={version} title="バックアップ">
        <Form>
          <FormRow n={1} name="有効化">
            <Switch on />
          </FormRow>
          <FormRow n={2} name="保存先">
            <Field>D:/backup</Field>
            <Push>選ぶ</Push>
          </FormRow>
          <FormRow n={3} name="残す数">
            <Field>5</Field>
          </FormRow>
          <FormRow n={4} name="対象">
            <Check on>設定</Check>
            <Check on>データベース</Check>
            <Check on>テンプレート</Check>
            <Check on>アンケート</Check>
            {hasPlugins && <Check on>プラグイン</Check>}
            <Check on={false}>コメントログ</Check>
          </FormRow>
          <FormRow n={5} name="保存するとき">
            <Check on={false}>起動したとき</Check>
            <Check on>終了したとき</Check>
          </FormRow>
          <FormRow>
            <Numbered n={6}>
              <Push tone="main">今すぐバックアップ</Push>
            </Numbered>
            <Numbered n={7}>
              <Push icon="folder">フォルダを開く</Push>
            </Numbered>
          </FormRow>
        </Form>
        <Panel title="保存済みの一覧" callout={8} tools={<Numbered n={9}>復元</Numbered>}>
          <DataGrid
            columns="minmax(0, 1fr) auto"
            rows={SAVED.map((time, index) => ({
              key: time,
              cells: [
                <Line key="name">
                  {time}
                  {index === 0 && <Soft>手で保存</Soft>}
                </Line>,
                <Push key="restore">復元</Push>,
              ],
            }))}
          />
        </Panel>
      </AppWindow>
    </Figure>
  );
}

/** Moving to another computer by way of a backup. */
export const RestoreFlowFigure: FigureComponent = () => (
  <Figure caption="別のPCへ移すとき。古いPCの中身は、移し終わるまで消さないでください。">
    <FlowDiagram
      steps={[
        {title: '古いPC', note: '今すぐバックアップ', icon: 'laptop', tone: 'app'},
        {title: '保存ファイルをコピー', note: 'USBメモリやクラウド', icon: 'copy'},
        {
          title: '新しいPC',
          note: '同じか新しいバージョンを入れ、保存先を合わせる',
          icon: 'monitor',
          tone: 'app',
        },
        {title: '復元', note: '確認して、起動し直す', icon: 'refresh', tone: 'app'},
        {title: '仕上げ', note: 'Proのキー、ログイン、OBSのソース', icon: 'check'},
      ]}
    />
  </Figure>
);

/** How the newest copy pushes out the oldest one. */
export const BackupRotationFigure: FigureComponent = () => (
  <Figure caption="「残す数」が3のとき。新しいものが1つ増えると、一番古いものが消えます。">
    <FlowDiagram
      steps={[
        {title: '今夜の分', note: '終了したときに増える', icon: 'plus', tone: 'app'},
        {title: '1つ前', note: '残る', icon: 'box'},
        {title: '2つ前', note: '残る', icon: 'box'},
        {title: '3つ前', note: '数を超えたので消える', icon: 'trash', tone: 'bad'},
      ]}
    />
  </Figure>
);
