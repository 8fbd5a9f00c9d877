import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {AppWindow} from './kit/AppWindow';
import {Callout} from './kit/Callout';
import {Field, Push, Slider, Switch} from './kit/Controls';
import {Figure} from './kit/Figure';
import styles from './SpeechSettingsFigure.module.css';

const LEGEND = ['声', '話速', '音程', '音量', 'フォーマット', '試聴'];

/** The settings of reading aloud. */
export function SpeechSettingsFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定 → 読み上げ。声を選び、試聴しながら速さや高さを合わせます。"
      label="設定の「読み上げ」の画面。①声を選ぶ欄の右に⑥試聴のボタン。②話速は1.0、③音程は1.0、④音量は100。⑤フォーマットは{name} {comment}。その下にギフト用フォーマットなどの切替が並ぶ。"
      legend={LEGEND}
    >
      <AppWindow version={version} title="設定 – 読み上げ">
        <div className={styles.form}>
          <Row n={1} name="声">
            <Field select>OSの声</Field>
            <span className={styles.pair}>
              <Callout n={6} />
              <Push icon="play">試聴</Push>
            </span>
          </Row>
          <Row n={2} name="話速">
            <Slider value={33} />
            <span className={styles.number}>1.0</span>
          </Row>
          <Row n={3} name="音程">
            <Slider value={50} />
            <span className={styles.number}>1.0</span>
          </Row>
          <Row n={4} name="音量">
            <Slider value={97} />
            <span className={styles.number}>100</span>
          </Row>
          <Row n={5} name="フォーマット">
            <span className={styles.mono}>
              <Field>{'{name} {comment}'}</Field>
            </span>
          </Row>
          <Row name="ギフト用フォーマット">
            <Switch on={false} />
          </Row>
          <Row name="本文の文字数制限">
            <Switch on={false} />
            <Field empty>50</Field>
          </Row>
          {isAtLeast(version, '6.0') && (
            <Row name="システムメッセージを読む">
              <Switch on={false} />
            </Row>
          )}
        </div>
      </AppWindow>
    </Figure>
  );
}

interface RowProps {
  readonly n?: number;
  readonly name: string;
  readonly children: ReactNode;
}

function Row({n, name, children}: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <span className={styles.number}>{n !== undefined && <Callout n={n} />}</span>
      <span>{name}</span>
      <span className={styles.value}>{children}</span>
    </div>
  );
}
