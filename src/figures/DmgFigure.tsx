import styles from './DmgFigure.module.css';
import {APP_NAME, type FigureComponent} from './kit/app';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import {Mark} from './kit/Mark';
import {Window} from './kit/Window';

/** Dragging the app into the folder of applications on macOS. The same in every version. */
export const DmgFigure: FigureComponent = () => {
  return (
    <Figure
      caption="dmgを開くと出るウィンドウ。アプリのアイコンを「アプリケーション」へドラッグします。"
      label={`macOSでdmgを開いたウィンドウ。左の${APP_NAME}のアイコンを、右の「アプリケーション」フォルダへドラッグする。`}
    >
      <div className={styles.narrow}>
        <Window tone="mac" bar={<span className={styles.title}>{APP_NAME}</span>}>
          <div className={styles.scene}>
            <div className={styles.item}>
              <Mark size={56} />
              {APP_NAME}
            </div>
            <div className={styles.drag}>
              ドラッグ
              <span className={styles.path} />
            </div>
            <div className={styles.item}>
              <span className={styles.folder}>
                <Icon name="folder" size={56} />
              </span>
              アプリケーション
            </div>
          </div>
        </Window>
      </div>
    </Figure>
  );
};
