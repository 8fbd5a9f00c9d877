import {memo, useCallback, useId, useRef, useState, type ReactNode, type RefObject} from 'react';

import type {Design} from '@komebiyori/overlays/model/design';
import {describedByTyped, TypedNote, useTypedNumber} from '@site/src/components/ToolParts';
import {useFileDrop} from '@site/src/lib/useFileDrop';

import {useFonts} from '../fonts/FontsContext';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import {PREVIEW_BACKGROUNDS, OWN_BACKGROUND} from './backgrounds';
import {CostStrip} from './CostStrip';
import {isForBackground} from './ownFile.browser';
import type {PaceStore} from './pace';
import {arrowStep, onScreen, SCREEN, startPlace, type Point, type Size} from './placement';
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

interface PlaceBarProps {
  readonly place: Point;
  /** Of the source that is placed. */
  readonly size: Size;
  readonly onMove: (place: Point) => void;
}

const STEPS = [
  {key: 'ArrowLeft', face: '←', name: '左へ10px'},
  {key: 'ArrowUp', face: '↑', name: '上へ10px'},
  {key: 'ArrowDown', face: '↓', name: '下へ10px'},
  {key: 'ArrowRight', face: '→', name: '右へ10px'},
] as const;

/** Where the source stands on the screen, for those who do not drag it: numbers, and steps to press. */
function PlaceBar({place, size, onMove}: PlaceBarProps): ReactNode {
  return (
    <div className={styles.place} role="group" aria-label="配信画面での置き場所">
      <PlaceField
        label="左から"
        value={place.x}
        max={SCREEN.width - size.width}
        onChange={(x) => {
          onMove(onScreen({...place, x}, size));
        }}
      />
      <PlaceField
        label="上から"
        value={place.y}
        max={SCREEN.height - size.height}
        onChange={(y) => {
          onMove(onScreen({...place, y}, size));
        }}
      />
      {STEPS.map(({key, face, name}) => (
        <Button
          key={key}
          // The name as well: an `aria-label` beside it would be told twice.
          title={name}
          onClick={() => {
            const step = arrowStep(key, false) ?? {x: 0, y: 0};
            onMove(onScreen({x: place.x + step.x, y: place.y + step.y}, size));
          }}
        >
          <span aria-hidden="true">{face}</span>
        </Button>
      ))}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function PlaceField({label, value, max, onChange}: FieldProps): ReactNode {
  const id = useId();
  const range = {min: 0, max: Math.max(max, 0)};
  const typed = useTypedNumber<number>(value, {...range, unit: 'px', onChange});
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}（px）</label>
      <input
        className={ui.field}
        type="number"
        inputMode="numeric"
        id={id}
        aria-describedby={describedByTyped(undefined, {id, typed})}
        {...range}
        {...typed.field}
      />
      <TypedNote id={id} typed={typed} />
    </span>
  );
}

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
