import type {ReactNode} from 'react';

import styles from './CommentTroubleFlowFigure.module.css';
import type {FigureComponent} from './kit/app';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';

interface Check {
  readonly question: string;
  /** Which answer leaves the line, and what to do then; the other answer leads to the next check. */
  readonly exit: 'はい' | 'いいえ';
  readonly remedy: string;
}

const IN_APP: readonly Check[] = [
  {
    question: '枠の「接続」は入（赤）になっていますか',
    exit: 'いいえ',
    remedy: '「接続」を入にする',
  },
  {
    question: '枠の下に配信の題名が出ていますか',
    exit: 'いいえ',
    remedy: '視聴URLの形と、配信が始まっているかを確かめる。ログインが必要なサイトではログインする',
  },
  {
    question: 'コメントテスターのコメントは出ますか',
    exit: 'いいえ',
    remedy: '絞り込み（漏斗の印）を外し、本アプリを起動し直す',
  },
  {
    question: '一部の人やギフトだけ出ませんか',
    exit: 'はい',
    remedy: '設定 → コメント の除外ユーザーと、サイトごとの設定を見直す',
  },
];

const IN_OBS: readonly Check[] = [
  {
    question: '枠の「書き出し」は入になっていますか',
    exit: 'いいえ',
    remedy: '「書き出し」を入にする',
  },
  {
    question: 'テンプレートをブラウザで開くと出ますか',
    exit: 'いいえ',
    remedy: 'テンプレートの絞り込みの指定を外し、版に合うテンプレートかを確かめる',
  },
  {
    question: 'ブラウザソースの幅・高さ・カスタムCSSは合っていますか',
    exit: 'いいえ',
    remedy: '幅と高さを推奨の値にし、カスタムCSSの既定の1行を戻す',
  },
];

/** From 「コメントが出ない」 to its cause: first in the app, then in OBS. The same in every version. */
export const CommentTroubleFlowFigure: FigureComponent = () => {
  return (
    <Figure caption="「コメントが出ない」ときに確かめる順番。当てはまった所の対処を試します。">
      <div className={styles.start}>コメントが出ない</div>
      <div className={styles.columns}>
        <Column
          title="本アプリの画面にも出ない"
          checks={IN_APP}
          end="回線とアプリの版を確かめ、枠を作り直す"
        />
        <Column
          title="本アプリには出て、OBSに出ない"
          checks={IN_OBS}
          end="ブラウザソースの「現在のページのキャッシュを更新」を押す"
        />
      </div>
    </Figure>
  );
};

interface ColumnProps {
  readonly title: string;
  readonly checks: readonly Check[];
  readonly end: string;
}

function Column({title, checks, end}: ColumnProps): ReactNode {
  return (
    <div className={styles.column}>
      <div className={styles.title}>{title}</div>
      <ol className={styles.list}>
        {checks.map(({question, exit, remedy}) => (
          <li key={question} className={styles.check}>
            <div className={styles.question}>{question}</div>
            <div className={styles.exit}>
              <span className={styles.answer}>
                {exit}
                <Icon name="arrow" size={12} />
              </span>
              <span className={styles.remedy}>{remedy}</span>
            </div>
            <div className={styles.next}>
              <Icon name="down" size={14} />
              {exit === 'はい' ? 'いいえなら次へ' : 'はいなら次へ'}
            </div>
          </li>
        ))}
        <li className={styles.check}>
          <div className={styles.end}>{end}</div>
        </li>
      </ol>
    </div>
  );
}
