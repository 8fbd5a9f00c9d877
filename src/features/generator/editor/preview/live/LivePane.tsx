import {useEffect, useState, type ReactNode} from 'react';
import {AppLinkBar} from '@site/src/components/AppLink';
import type {Player} from '../player.browser';
import pane from '../FeedPane.module.css';
import {createLiveTool} from './liveTool.browser';
import styles from './LivePane.module.css';

interface Props {
  readonly player: Pick<Player, 'feed' | 'clear'>;
  readonly isPaused: boolean;
  /** The button that was pressed for it. */
  readonly button: string;
}

/** The comments of the running app; being there is what connects, because a press brought it. */
export default function LivePane({player, isPaused, button}: Props): ReactNode {
  const [{link, hold}] = useState(() => createLiveTool(player));
  useEffect(() => {
    link.connect();
    return link.close;
  }, [link]);
  useEffect(() => {
    hold(isPaused);
  }, [hold, isPaused]);
  return (
    <>
      <div className={styles.link}>
        <AppLinkBar
          link={link}
          purpose="本アプリのコメントを見本に流す"
          reach="loopback"
          button={button}
        />
      </div>
      <p className={pane.note}>
        つながると、今あるコメントと、これから来るコメントが見本に出ます。アイコンやスタンプの画像は、配信サイトから読み込みます。コメントの内容は、外部に送りません。
      </p>
    </>
  );
}
