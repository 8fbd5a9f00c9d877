import type {ReactNode} from 'react';

import styles from './Poll.module.css';

/** The votes that the comments have cast. */
export function Poll({votes}: {readonly votes: readonly [number, number]}): ReactNode {
  const most = Math.max(...votes);
  return (
    <div className={styles.poll}>
      <span className={styles.title}>次はどれにする？</span>
      {(['① 歌う', '② 話す'] as const).map((answer, index) => {
        const count = votes[index] ?? 0;
        return (
          <span key={answer} className={styles.answer}>
            <span className={styles.words}>
              {answer}
              <span>{count}票</span>
            </span>
            <i
              className={index === 0 ? styles.first : styles.second}
              style={{width: `${Math.round((count / most) * 100)}%`}}
            />
          </span>
        );
      })}
    </div>
  );
}
