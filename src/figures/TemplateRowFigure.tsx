import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from './kit/app';
import {Callout} from './kit/Callout';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import type {IconName} from './kit/iconPaths';
import {TemplateThumb} from './kit/TemplateThumb';
import {DragText, TemplateWindow} from './kit/TemplateWindow';
import styles from './TemplateRowFigure.module.css';

const LEGEND = ['お気に入り', 'ブラウザで開く', 'フォルダ', '削除'];

/** One row of the template window and its four marks. */
export function TemplateRowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="テンプレートの行のアイコン。削除は、自分で追加した「カスタム」の行にだけ出ます。"
      label="テンプレートのウィンドウの「カスタム」タブの1行。左に①星のアイコンのお気に入り、サムネイル、名前と説明、青い「ここをドラッグしてOBSに入れる」。右に②ブラウザで開く、③フォルダ、④削除のアイコンが並ぶ。"
      legend={LEGEND}
    >
      <TemplateWindow version={version} openTab="カスタム">
        <div className={styles.row}>
          <Mark n={1} icon="star" />
          <span className={styles.thumb}>
            <TemplateThumb id="bubble" />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>水玉コメント</span>
            <span className={styles.look}>下から流れる吹き出し</span>
            <DragText />
          </span>
          <span className={styles.marks}>
            <Mark n={2} icon="open" />
            <Mark n={3} icon="folder" />
            <Mark n={4} icon="trash" />
          </span>
        </div>
      </TemplateWindow>
    </Figure>
  );
}

function Mark({n, icon}: {readonly n: number; readonly icon: IconName}): ReactNode {
  return (
    <span className={styles.mark}>
      <Callout n={n} />
      <Icon name={icon} size={18} />
    </span>
  );
}
