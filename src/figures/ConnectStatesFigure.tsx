import type {ReactNode} from 'react';

import styles from './ConnectStatesFigure.module.css';
import type {FigureComponent} from './kit/app';
import {Field, Switch} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Glyph} from './kit/Glyph';
import {Icon} from './kit/Icon';
import {STREAM_TITLE} from './kit/samples';

/** A frame before and after 接続 is switched on. The same in every version. */
export const ConnectStatesFigure: FigureComponent = () => {
  return (
    <Figure
      caption="「接続」をオンにする前と後。つながるとスイッチが赤くなり、画面の下の「配信情報」に題名が出ます。"
      label={`枠の接続前と接続後。接続前は「接続」がオフで灰色、チャットのアイコンは押せない。接続後は「接続」が赤くなり、チャットのアイコンを押せるようになって、配信情報に題名「${STREAM_TITLE}」と視聴者数が出る。`}
    >
      <div className={styles.states}>
        <State name="接続前" connected={false} />
        <span className={styles.arrow}>
          <Icon name="down" size={20} />
        </span>
        <State name="接続中" connected />
      </div>
    </Figure>
  );
};

interface StateProps {
  readonly name: string;
  readonly connected: boolean;
}

function State({name, connected}: StateProps): ReactNode {
  return (
    <div className={styles.state}>
      <div className={connected ? styles.live : styles.idle}>{name}</div>
      <div className={styles.row}>
        <Glyph letter="メ" tone="green" size="small" />
        <span className={styles.frame}>メイン</span>
        <span className={styles.url}>
          <Field wide>https://www.youtube.com/@ハンドル/live</Field>
        </span>
        <span className={styles.end}>
          接続
          <Switch on={connected} live />
          <span className={connected ? undefined : styles.off}>
            <Icon name="chat" />
          </span>
        </span>
      </div>
      <div className={styles.meta}>
        {connected ? (
          <>
            <span className={styles.title}>{STREAM_TITLE}</span>
            <span className={styles.count}>
              <Icon name="eye" size={14} /> 128
            </span>
          </>
        ) : (
          <span className={styles.none}>配信情報はまだ出ません</span>
        )}
      </div>
    </div>
  );
}
