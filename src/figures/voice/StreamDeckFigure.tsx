import type {FigureComponent} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Pad, Strong} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import type {IconName} from '../kit/iconPaths';
import {Window} from '../kit/Window';
import styles from './Keys.module.css';

const KEYS: readonly (readonly [way: number, icon: IconName, name: string])[] = [
  [1, 'speaker', '読み上げ停止'],
  [1, 'check', '先頭を完了'],
  [1, 'clock', '見出し追加'],
  [2, 'play', '枠を接続'],
  [2, 'ban', '枠を切断'],
  [2, 'star', '演出を出す'],
  [2, 'mic', '定型文を読む'],
  [3, 'open', 'ポン出し'],
  [3, 'eye', '動作確認'],
  [1, 'folder', '消す操作'],
];

/** Ten keys of a Stream Deck, each numbered with the way it works. */
export const StreamDeckFigure: FigureComponent = () => {
  return (
    <Figure
      caption="ボタンの割り当ての例。消す操作はフォルダの中に入れ、押し間違いを防ぎます。"
      label="Stream Deckの10個のボタン。①ホットキーで動くのは読み上げ停止、先頭を完了、見出し追加と、フォルダに入れた消す操作。②Webリクエストで動くのは枠を接続、枠を切断、演出を出す、定型文を読む。③ウェブサイトで動くのはポン出しと動作確認。"
      legend={['ホットキー', 'Webリクエスト', 'ウェブサイト']}
    >
      <Window tone="obs" bar={<Strong>Stream Deck</Strong>}>
        <Pad>
          <div className={styles.deck}>
            {KEYS.map(([way, icon, name]) => (
              <span key={name} className={styles.key}>
                <Callout n={way} />
                <Icon name={icon} size={20} />
                {name}
              </span>
            ))}
          </div>
        </Pad>
      </Window>
    </Figure>
  );
};
