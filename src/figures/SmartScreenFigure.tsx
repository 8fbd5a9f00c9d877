import {APP_NAME, type FigureComponent} from './kit/app';
import {Callout} from './kit/Callout';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import styles from './SmartScreenFigure.module.css';

/** The two steps of the operating system's warning. The same in every version. */
export const SmartScreenFigure: FigureComponent = () => {
  return (
    <Figure
      caption="Windowsの青い画面。公式のページから取ったファイルだと確かめてから、2段階で進みます。"
      label="Windowsの警告の2段階。1段階目は「WindowsによってPCが保護されました」の画面で、①「詳細情報」を押す。2段階目ではアプリの名前と発行元が出るので確かめ、②「実行」を押す。"
      legend={['詳細情報', '実行']}
    >
      <div className={styles.steps}>
        <div className={styles.screen}>
          <div className={styles.title}>WindowsによってPCが保護されました</div>
          <div>認識されないアプリの起動を停止しました。</div>
          <div className={styles.line}>
            <span className={styles.link}>詳細情報</span>
            <Callout n={1} />
          </div>
          <div className={styles.foot}>
            <span className={styles.push}>実行しない</span>
          </div>
        </div>
        <span className={styles.arrow}>
          <Icon name="arrow" size={20} />
        </span>
        <div className={styles.screen}>
          <div className={styles.title}>WindowsによってPCが保護されました</div>
          <div className={styles.facts}>
            <span>アプリ:</span>
            <span>{APP_NAME}のインストーラ</span>
            <span>発行元:</span>
            <span>不明な発行元</span>
          </div>
          <div className={styles.foot}>
            <Callout n={2} />
            <span className={styles.push}>実行</span>
            <span className={styles.push}>実行しない</span>
          </div>
        </div>
      </div>
    </Figure>
  );
};
