import type {FigureComponent} from '../kit/app';
import {BrowserWindow} from '../kit/BrowserWindow';
import {Line, Mono, Pad, Soft, Strong} from '../kit/Columns';
import {Push} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {STREAM_TITLE} from '../kit/samples';
import {TIMELINE} from './samples';

/** The headings in the description of a video. */
export const TimestampResultFigure: FigureComponent = () => (
  <Figure
    caption="動画の概要欄に貼った例。時刻が青い文字になり、押すとその場面へ進みます。"
    label="動画サイトの概要欄。動画の題名「のんびり雑談と作業の夜」の下に、目次が5行並ぶ。0:00のはじめの挨拶に始まり、今週のできごと、新しいマイクの話、質問に答えると続く。最後は1:02:03の来週の予定。時刻は押せる青い文字。"
  >
    <BrowserWindow address="動画の視聴ページ">
      <Pad>
        <Strong>{STREAM_TITLE}</Strong>
        <Soft>今日も来てくれてありがとうございました。目次です。</Soft>
        {[...TIMELINE, {time: '1:02:03', title: '来週の予定'}].map(({time, title}) => (
          <Line key={time}>
            <Push tone="link">
              <Mono>{time}</Mono>
            </Push>
            {title}
          </Line>
        ))}
      </Pad>
    </BrowserWindow>
  </Figure>
);
