import type {FigureComponent} from '../kit/app';
import {Columns, Mono, Pad} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {ObsWindow} from '../kit/ObsWindow';
import {Panel} from '../kit/Panel';
import {CommentSample} from './CommentSample';

/** One template twice in OBS, each showing one site. */
export const TemplateFilterFigure: FigureComponent = () => {
  return (
    <Figure
      caption="同じテンプレートを2つ入れ、URLの末尾を変えると、配信サイトごとに分かれます。"
      label="OBSの画面に、同じテンプレートのソースが2つ。左のソースはURLの末尾でyoutubeだけに絞り、たまご焼きとほうじ茶が出る。右のソースはtwitchだけに絞り、ねむい猫が出る。"
    >
      <ObsWindow>
        <Columns>
          <Panel title="ソース「コメント 左」" tone="obs">
            <Pad>
              <Mono>…/basic/index.html?includes=youtube</Mono>
              <CommentSample name="たまご焼き" text="こんばんは！" tone="green" />
              <CommentSample name="ほうじ茶" text="いつもありがとう" tone="green" />
            </Pad>
          </Panel>
          <Panel title="ソース「コメント 右」" tone="obs">
            <Pad>
              <Mono>…/basic/index.html?includes=twitch</Mono>
              <CommentSample name="ねむい猫" text="その曲、好きです" tone="amber" />
            </Pad>
          </Panel>
        </Columns>
      </ObsWindow>
    </Figure>
  );
};
