import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {AppWindow} from '../kit/AppWindow';
import {Callout} from '../kit/Callout';
import {Columns, Line, Pad, Soft, Strong} from '../kit/Columns';
import {Field, Push, Tag} from '../kit/Controls';
import {DataGrid} from '../kit/DataGrid';
import {Figure} from '../kit/Figure';
import {Form, FormRow} from '../kit/Form';
import {Panel} from '../kit/Panel';
import {Band} from '../kit/Window';
import styles from './AnalyticsFigure.module.css';

const LEGEND = [
  '日付と時刻',
  '日を足す',
  'サービス',
  '解析',
  '合計',
  'グラフ',
  'ランキング',
  '保存',
];

/** Comments and gifts of every five minutes from 20:00 to 23:00. */
const COMMENTS = [
  9, 14, 18, 16, 13, 12, 15, 19, 24, 31, 38, 29, 21, 17, 15, 14, 16, 18, 17, 15, 13, 14, 20, 27, 42,
  57, 51, 33, 22, 18, 15, 14, 16, 25, 36, 30,
] as const;
const GIFTS = [
  0, 0, 1, 0, 0, 0, 0, 0, 2, 3, 4, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 6, 9, 5, 2, 1, 0, 0, 0, 1,
  3, 6, 4,
] as const;

const TOTALS = [
  ['コメント', '804件'],
  ['ギフト', '53件'],
  ['人', '212人'],
] as const;

const RANKING = [
  ['1', 'たまご焼き', '74'],
  ['2', 'ねむい猫', '61'],
  ['3', 'ほうじ茶', '48'],
] as const;

/** コメントログ → 解析: conditions, totals, the wave of comments and gifts, and the ranking. */
export function AnalyticsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const place = isAtLeast(version, '8.0') ? 'コメントログ → 解析' : 'メニュー（⋯）→ 解析';
  return (
    <Figure
      caption={`${place}。22時ごろの高い山が、配信の一番盛り上がった時間です。`}
      label="解析ウィンドウ。上の条件は①2025年11月8日の20:00から23:00、②日を足すのボタン、③サービスはすべて、④解析のボタン。その下は⑤合計で、コメント804件、ギフト53件、人212人。⑥グラフは横が20:00から23:00の時刻、縦が件数の棒で、コメントは緑、ギフトは黄色。20:50ごろ、22:05ごろ、22:50ごろに山があり、22:05ごろが最も高い。⑦ランキングは1位たまご焼き74件、2位ねむい猫61件、3位ほうじ茶48件。⑧CSVと画像で保存のボタン。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="解析">
        <Band>
          <Form>
            <FormRow n={1} name="日付と時刻">
              <Field>2025/11/08</Field>
              <Field>20:00</Field>
              <Soft>〜</Soft>
              <Field>23:00</Field>
            </FormRow>
            <FormRow n={2} name="ほかの日">
              <Push icon="plus">日を足す</Push>
            </FormRow>
            <FormRow n={3} name="サービス">
              <Field select>すべて</Field>
              <Line>
                <Callout n={4} />
                <Push tone="main">解析</Push>
              </Line>
            </FormRow>
          </Form>
        </Band>
        <Band>
          <Pad>
            <Line>
              <Callout n={5} />
              {TOTALS.map(([name, count]) => (
                <span key={name}>
                  <Soft>{name}</Soft> <Strong>{count}</Strong>
                </span>
              ))}
              <Tag tone="soft">刻み 5分</Tag>
            </Line>
          </Pad>
        </Band>
        <Band>
          <Panel
            title="時間ごとの件数"
            callout={6}
            tools={
              <>
                <Key tone="comment" name="コメント" />
                <Key tone="gift" name="ギフト" />
              </>
            }
          >
            <Chart />
          </Panel>
        </Band>
        <Band>
          <Columns look="wide-first">
            <Panel title="ランキング" callout={7}>
              <DataGrid
                columns="1.5rem minmax(0, 1fr) 3rem"
                head={['', '人', '件数']}
                rows={RANKING.map(([place_, name, count]) => ({
                  key: name,
                  cells: [place_, name, count],
                }))}
              />
            </Panel>
            <Panel title="保存" callout={8}>
              <Line>
                <Push icon="file">CSV</Push>
                <Push icon="download">画像で保存</Push>
              </Line>
            </Panel>
          </Columns>
        </Band>
      </AppWindow>
    </Figure>
  );
}

/** Bars of two colours over the time of the stream; its words stand outside so that they keep their size. */
function Chart(): ReactNode {
  return (
    <>
      <svg
        className={styles.chart}
        viewBox="0 0 360 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {[20, 40, 60].map((y) => (
          <line key={y} className={styles.line} x1="0" x2="360" y1={y} y2={y} />
        ))}
        {COMMENTS.map((count, index) => (
          <rect
            key={String(index)}
            className={styles.comment}
            x={index * 10 + 1}
            y={60 - count}
            width="5"
            height={count}
          />
        ))}
        {GIFTS.map((count, index) => (
          <rect
            key={String(index)}
            className={styles.gift}
            x={index * 10 + 6}
            y={60 - count}
            width="3"
            height={count}
          />
        ))}
      </svg>
      <div className={styles.times}>
        {['20:00', '21:00', '22:00', '23:00'].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
    </>
  );
}

function Key({tone, name}: {readonly tone: 'comment' | 'gift'; readonly name: string}): ReactNode {
  return (
    <Line>
      <svg className={styles.key} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <rect className={styles[tone]} width="10" height="10" rx="2" />
      </svg>
      {name}
    </Line>
  );
}
