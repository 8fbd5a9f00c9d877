import type {ReactNode} from 'react';

import {APP_NAME, appVersion, DEFAULT_VERSION, type FigureProps} from './kit/app';
import {AppWindow} from './kit/AppWindow';
import {CommentLine} from './kit/CommentLine';
import {Push, Switch} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Glyph} from './kit/Glyph';
import {Icon} from './kit/Icon';
import {Panel} from './kit/Panel';
import {COMMENTS, SERVICES, STREAM_TITLE, type SampleService} from './kit/samples';
import {Band} from './kit/Window';
import styles from './MainWindowFigure.module.css';

const LEGEND = [
  'タイトルバー',
  '更新の通知の帯',
  'ボタン列',
  '枠の一覧',
  'コメント',
  'ギフト/スパチャ',
  '配信情報',
];

/** The whole main window with its seven parts. */
export function MainWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="メイン画面の構成。境目はドラッグで動かせます。"
      label={label(version)}
      legend={LEGEND}
    >
      <AppWindow version={version} gutter callout={1}>
        <Band callout={2} className={styles.news}>
          <Icon name="download" size={14} />
          アップデートがあります
        </Band>
        <Band callout={3} className={styles.tools}>
          <Push icon="plus" tone="main">
            追加
          </Push>
          <span className={styles.logins}>
            <Glyph letter="Y" tone="green" size="small" />
            <Glyph letter="T" tone="amber" size="small" />
          </span>
          <Push>リスナーリスト</Push>
          <Push>読み上げ停止</Push>
          <Push>コメントクリア</Push>
          <Push icon="dots" />
        </Band>
        <Band callout={4}>
          {SERVICES.map((service) => (
            <ServiceLine key={service.name} service={service} />
          ))}
        </Band>
        <Band callout={5} className={styles.main}>
          <Panel
            title="コメント"
            tools={
              <>
                <Icon name="funnel" size={14} />
                <Icon name="split" size={14} />
              </>
            }
          >
            {COMMENTS.map((comment) => (
              <CommentLine key={comment.name} comment={comment} />
            ))}
          </Panel>
          <Panel title="ギフト/スパチャ" callout={6} className={styles.gifts}>
            <Gift name="ほうじ茶" price="¥500" text="いつもありがとうございます" />
            <Gift name="まめ大福" price="¥200" text="作業のおともに" />
          </Panel>
        </Band>
        <Band callout={7} className={styles.meta}>
          <Glyph letter="Y" tone="green" size="small" />
          <span className={styles.title}>{STREAM_TITLE}</span>
          <span className={styles.count}>
            <Icon name="eye" size={14} />
            128
          </span>
          <span className={styles.count}>
            <Icon name="thumb" size={14} />
            42
          </span>
        </Band>
      </AppWindow>
    </Figure>
  );
}

function ServiceLine({service}: {readonly service: SampleService}): ReactNode {
  return (
    <div className={styles.service}>
      <Icon name="grip" size={14} />
      <Glyph letter={service.name.slice(0, 1)} tone={service.tone} size="small" />
      <span className={styles.name}>{service.name}</span>
      <span className={styles.url}>{service.url}</span>
      <span className={styles.extra}>
        <Icon name="speaker" size={14} />
        <Switch on />
        <Icon name="open" size={14} />
        <Switch on />
      </span>
      <span className={styles.connect}>接続</span>
      <Switch on={service.connected} live />
      <Icon name="gear" size={14} />
    </div>
  );
}

interface GiftProps {
  readonly name: string;
  readonly price: string;
  readonly text: string;
}

function Gift({name, price, text}: GiftProps): ReactNode {
  return (
    <div className={styles.gift}>
      <span className={styles.giver}>{name}</span>
      <span className={styles.price}>{price}</span>
      <span className={styles.thanks}>{text}</span>
    </div>
  );
}

function label(version: string): string {
  return [
    '本アプリのメイン画面。上から順に、',
    `①名前「${APP_NAME}」とバージョン${appVersion(version)}、前面固定とPiP表示のボタンがあるタイトルバー。`,
    '②水色の更新の通知の帯。',
    '③左に「追加」、右にログイン状態のアイコン、「リスナーリスト」「読み上げ停止」「コメントクリア」「⋯」が並ぶボタン列。',
    '④枠の一覧。1行が1つの枠で、枠名、視聴URL、スイッチが並ぶ。',
    '⑤その下の左側がコメントの一覧。右上に絞り込みと分割ボタン。',
    '⑥右側がギフト/スパチャの欄。',
    '⑦一番下が配信の題名や視聴者数の出る配信情報。',
  ].join('');
}
