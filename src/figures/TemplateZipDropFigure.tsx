import type {ReactNode} from 'react';

import {DragArrow} from './DragArrow';
import {DEFAULT_VERSION, type FigureProps} from './kit/app';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import {TemplateWindow} from './kit/TemplateWindow';
import {Window} from './kit/Window';
import styles from './TemplateZipDropFigure.module.css';

/** A zip, not unpacked, dropped onto the template window. */
export function TemplateZipDropFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="zipは展開せず、そのままテンプレートのウィンドウへドラッグすると、「カスタム」タブに並びます。"
      label="PCのフォルダにあるtemplate.zipを、展開せずにテンプレートのウィンドウへドラッグする。ウィンドウに「テンプレートの追加」と出た所で離すと、「カスタム」タブに加わる。"
    >
      <div className={styles.scene}>
        <Window bar={<span className={styles.title}>ダウンロード</span>}>
          <div className={styles.file}>
            <Icon name="box" size={40} />
            template.zip
          </div>
        </Window>
        <DragArrow />
        <TemplateWindow version={version} openTab="カスタム">
          <div className={styles.drop}>
            <Icon name="download" size={28} />
            テンプレートの追加
          </div>
        </TemplateWindow>
      </div>
    </Figure>
  );
}
