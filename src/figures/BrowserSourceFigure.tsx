import type {ReactNode} from 'react';

import styles from './BrowserSourceFigure.module.css';
import type {FigureComponent} from './kit/app';
import {Callout} from './kit/Callout';
import {Check, Field, Push} from './kit/Controls';
import {Figure} from './kit/Figure';
import {ObsWindow} from './kit/ObsWindow';

const LEGEND = ['ローカルファイル', '幅・高さ', 'FPS', 'カスタムCSS', 'シャットダウン', '更新'];

/** The properties of a browser source in OBS, which do not depend on the app's version. */
export const BrowserSourceFigure: FigureComponent = () => {
  return (
    <Figure
      caption="OBSのブラウザソースのプロパティ。ドラッグで入れたあと、幅と高さを合わせます。"
      label="OBSのブラウザソースのプロパティ。①「ローカルファイル」の印とindex.htmlの場所。②幅400と高さ800。③FPSの60。④透明な背景を指定したカスタムCSS。⑤ソースのシャットダウンの切替。⑥ブラウザの表示を更新する切替。"
      legend={LEGEND}
    >
      <ObsWindow title="プロパティ – ブラウザ">
        <div className={styles.form}>
          <Row n={1}>
            <Check on>ローカルファイル</Check>
          </Row>
          <Row name="ファイル">
            <Field>…/templates/basic/index.html</Field>
          </Row>
          <Row n={2} name="幅・高さ">
            <Field>400</Field>
            <Field>800</Field>
          </Row>
          <Row n={3} name="FPS">
            <Check on>カスタムフレームレートを使用</Check>
            <Field>60</Field>
          </Row>
          <Row n={4} name="カスタムCSS">
            <span className={styles.css}>
              {'body { background-color: rgba(0, 0, 0, 0); margin: 0px auto; overflow: hidden; }'}
            </span>
          </Row>
          <Row n={5}>
            <Check on={false}>表示されていないときにソースをシャットダウンする</Check>
          </Row>
          <Row n={6}>
            <Check on={false}>シーンがアクティブになったときにブラウザの表示を更新する</Check>
          </Row>
          <Row>
            <Push>現在のページのキャッシュを更新</Push>
          </Row>
        </div>
      </ObsWindow>
    </Figure>
  );
};

interface RowProps {
  readonly n?: number;
  readonly name?: string;
  readonly children: ReactNode;
}

function Row({n, name, children}: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <span className={styles.mark}>{n !== undefined && <Callout n={n} />}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{children}</span>
    </div>
  );
}
