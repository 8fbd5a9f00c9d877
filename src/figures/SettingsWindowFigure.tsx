import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from './kit/app';
import {AppWindow} from './kit/AppWindow';
import {Field, Push, Slider, Switch} from './kit/Controls';
import {Figure} from './kit/Figure';
import {MenuList} from './kit/MenuList';
import styles from './SettingsWindowFigure.module.css';

const SECTIONS = [
  'メイン画面',
  'コメント',
  '読み上げ',
  '通知',
  'UI',
  'プラットフォーム',
  'API',
  'その他',
];
const OPEN_SECTION = 'UI';

/** The settings: sections on the left, the chosen section on the right. */
export function SettingsWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="設定の画面。左で項目を選ぶと、右にその中身が出ます。変えた値は自動で保存されます。"
      label={`設定の画面。左の一覧は上から順に、${SECTIONS.join('、')}。「${OPEN_SECTION}」を選び、右にテーマ、フォント、文字の大きさ、新着の位置などが出ている。いちばん下に「初期値に戻す」。`}
    >
      <AppWindow version={version} title="設定">
        <div className={styles.body}>
          <div className={styles.menu}>
            <MenuList
              look="side"
              items={SECTIONS.map((name) => ({name, marked: name === OPEN_SECTION}))}
            />
          </div>
          <div className={styles.content}>
            <div className={styles.heading}>{OPEN_SECTION}</div>
            <Row name="テーマ">
              <Field select>システムに合わせる</Field>
            </Row>
            <Row name="フォント">
              <Field select>PCのフォントから選ぶ</Field>
            </Row>
            <Row name="文字の大きさ">
              <Slider value={40} />
            </Row>
            <Row name="新着の位置">
              <Field select>下</Field>
            </Row>
            <Row name="ユーザーアイコン">
              <Switch on />
            </Row>
            <Row name="バッジ">
              <Switch on />
            </Row>
            {isAtLeast(version, '6.0') && (
              <Row name="ホバーで停止">
                <Switch on={false} />
              </Row>
            )}
            <div className={styles.reset}>
              <Push icon="refresh">初期値に戻す</Push>
            </div>
          </div>
        </div>
      </AppWindow>
    </Figure>
  );
}

function Row({name, children}: {readonly name: string; readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.row}>
      <span>{name}</span>
      <span className={styles.value}>{children}</span>
    </div>
  );
}
