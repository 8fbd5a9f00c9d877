import {memo, useCallback, useRef, useState, type ReactNode, type RefObject} from 'react';

import type {Design} from '@komebiyori/overlays/model/design';
import {useFileDrop} from '@site/src/lib/useFileDrop';

import {useFonts} from '../fonts/FontsContext';
import {Button} from '../ui/Button';
import {PREVIEW_BACKGROUNDS, OWN_BACKGROUND} from './backgrounds';
import {CostStrip} from './CostStrip';
import {isForBackground} from './ownFile.browser';
import type {PaceStore} from './pace';
import {PlaceBar} from './PlaceBar';
import {onScreen, startPlace, type Point} from './placement';
import styles from './PreviewPane.module.css';
import {Stage} from './Stage';
import type {PlayerStatus} from './player.browser';
import {useOwnFile} from './useOwnFile';
import {ViewBar, type Look} from './ViewBar';

interface Props {
  /** Of the browser source, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly status: PlayerStatus;
  readonly onRetry: () => void;
  readonly asksForFonts: boolean;
  /** The design a moment ago. */
  readonly settled: Design;
  readonly pace: PaceStore;
  readonly missing: readonly string[];
}

const START: Look = {
  zoom: 'fit',
  background: 'bright',
  hasSafeArea: false,
  vision: '',
  isOnScreen: false,
};

/** The design at work. */
export const PreviewPane = memo(function PreviewPane(props: Props): ReactNode {
  const {width, height, frame, status, onRetry, asksForFonts, ...cost} = props;
  const {allowsWeb, allowWeb} = useFonts();
  const [look, setLook] = useState(START);
  const [moved, setMoved] = useState<Point>();
  const size = {width, height};
  const at = moved === undefined ? startPlace(size) : onScreen(moved, size);
  const place = look.isOnScreen ? at : undefined;
  const isOwn = look.background === OWN_BACKGROUND;
  const paint = PREVIEW_BACKGROUNDS.find(({id}) => id === look.background)?.paint ?? '';

  const change = useCallback((some: Partial<Look>) => {
    setLook((all) => ({...all, ...some}));
  }, []);
  const own = useOwnFile(() => {
    change({background: OWN_BACKGROUND});
  });
  const stage = useRef<HTMLDivElement>(null);
  useFileDrop(stage, ({files: [file]}) => {
    if (file === undefined || !isForBackground(file)) return false;
    own.take(file);
    return true;
  });

  return (
    <>
      <ViewBar {...{look, own}} onChange={change}>
        {place !== undefined && <PlaceBar {...{place, size}} onMove={setMoved} />}
      </ViewBar>
      <div className={styles.stage} ref={stage} data-part="stage">
        <Stage
          frame={frame}
          width={width}
          height={height}
          view={{...look, paint, place, own: isOwn ? own.file : undefined}}
          onMove={setMoved}
        >
          {asksForFonts && !allowsWeb && (
            <div className={styles.ask}>
              <p>
                このフォントはGoogle
                Fontsにあります。見本に読み込むと、IPアドレスとブラウザの種類がGoogleに送られます。
              </p>
              <Button onClick={allowWeb}>見本に読み込む</Button>
            </div>
          )}
          <Status status={status} onRetry={onRetry} />
        </Stage>
        <CostStrip {...cost} />
      </div>
    </>
  );
});

function Status({status, onRetry}: Pick<Props, 'status' | 'onRetry'>): ReactNode {
  const {phase, problem} = status;
  if (phase === 'loading') return <p className={styles.loading}>見本を用意しています…</p>;
  if (phase === 'ready' && problem === '') return null;
  return (
    <div className={styles.failed} role="alert">
      <p>
        {phase === 'failed'
          ? '見本を表示できませんでした。編集と書き出しはできます。'
          : `見本で問題が起きました：${problem}`}
      </p>
      <Button onClick={onRetry}>もう一度試す</Button>
    </div>
  );
}
