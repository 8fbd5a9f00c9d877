import type {ReactNode} from 'react';

import type {FigureComponent} from './kit/app';
import {Field, Switch} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Glyph} from './kit/Glyph';
import {Icon} from './kit/Icon';
import {Window} from './kit/Window';
import styles from './UrlPasteFigure.module.css';

const GOOD_URL = 'https://www.youtube.com/watch?v=動画ID';
const BAD_URL = 'https://www.youtube.com/@ハンドル';

/** From the browser's address bar into a frame, and which address works. The same in every version. */
export const UrlPasteFigure: FigureComponent = () => {
  return (
    <Figure
      caption="視聴ページのアドレスをコピーして、枠の「視聴URL」に貼り付けます。"
      label={`ブラウザのアドレスバーにある視聴ページのURLをコピーし、本アプリの枠の視聴URLに貼る。よい例は ${GOOD_URL}。よくない例はチャンネルのトップのURL ${BAD_URL}。`}
    >
      <div className={styles.scene}>
        <Window bar={<span className={styles.tab}>配信の視聴ページ</span>}>
          <div className={styles.line}>
            <Icon name="refresh" />
            <span className={styles.address}>
              <Field wide>
                <span className={styles.picked}>{GOOD_URL}</span>
              </Field>
            </span>
          </div>
        </Window>
        <div className={styles.step}>
          <Icon name="down" size={20} />
          コピーして貼る
        </div>
        <div className={styles.frame}>
          <Glyph letter="メ" tone="green" size="small" />
          <span className={styles.name}>メイン</span>
          <span className={styles.address}>
            <Field wide>{GOOD_URL}</Field>
          </span>
          <span className={styles.connect}>
            接続
            <Switch on live />
          </span>
        </div>
        <div className={styles.examples}>
          <Example good text={GOOD_URL} note="視聴ページ" />
          <Example good={false} text={BAD_URL} note="チャンネルのトップ" />
        </div>
      </div>
    </Figure>
  );
};

interface ExampleProps {
  readonly good: boolean;
  readonly text: string;
  readonly note: string;
}

function Example({good, text, note}: ExampleProps): ReactNode {
  return (
    <div className={styles.example}>
      <span className={good ? styles.good : styles.bad}>
        <Icon name={good ? 'check' : 'close'} size={14} />
        {good ? 'よい例' : 'よくない例'}
      </span>
      <span className={styles.sample}>{text}</span>
      <span className={styles.note}>{note}</span>
    </div>
  );
}
