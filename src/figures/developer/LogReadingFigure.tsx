import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Mono, Soft} from '../kit/Columns';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Window} from '../kit/Window';

interface LogLine {
  readonly time: string;
  readonly text: string;
  readonly n?: number;
  readonly marked?: boolean;
}

const LINES: readonly LogLine[] = [
  {time: '20:02:10', text: 'プラグインを読み込みました', n: 1},
  {time: '20:02:10', text: '[com.example.hello] init', n: 2},
  {time: '20:02:31', text: '[com.example.hello] youtube yt-000042'},
  {time: '20:02:31', text: '[com.example.hello] TypeError: words is undefined', n: 3, marked: true},
  {time: '20:02:31', text: 'at filterComment (plugin.js:24)', n: 4, marked: true},
];

/** A log opened in an editor, with the places to look at. */
export const LogReadingFigure: FigureComponent = () => (
  <Figure
    caption="エラーの行から、起きた時刻、出したプラグイン、理由、場所を読みます。"
    label="テキストエディタで開いたログです。各行の左に時刻があり、プラグインの行は角かっこに入ったcom.example.helloで始まります。20時2分31秒にコメントを受け取り、すぐ後にTypeErrorが出ています。次の行に、plugin.jsの24行目、filterCommentの中と場所が出ています。"
    legend={['時刻', 'プラグインの目印', 'エラーの文', '起きた場所']}
  >
    <Window bar="ログ">
      <DataGrid
        columns="1.75rem 4.5rem minmax(0, 1fr)"
        rows={LINES.map(({time, text, n, marked = false}) => ({
          key: text,
          cells: [
            n !== undefined && <Callout key="n" n={n} />,
            <Soft key="time">{time}</Soft>,
            <Mono key="text">{text}</Mono>,
          ],
          marked,
        }))}
      />
    </Window>
  </Figure>
);
