import {useState, type ReactNode} from 'react';
import {nameOf, type Item} from '@komebiyori/effects';
import {Button, Choice, Panel, Switch} from '@site/src/components/ToolParts';

import {NumberControl} from '../controls/controls';
import {placeOf} from './place';
import styles from './preview.module.css';
import {usePreview} from './usePreview';
import {STAGE_SIZE} from './useStage';

const PLATES = [
  {value: 'dark', name: '暗い'},
  {value: 'light', name: '明るい'},
  {value: 'checks', name: '市松（透明）'},
] as const;
type Plate = (typeof PLATES)[number]['value'];

/** The effect as OBS shows it. */
export function PreviewPanel({item}: {readonly item: Item}): ReactNode {
  const {canvas, seed, setSeed, times, setTimes, ...preview} = usePreview(item);
  const {isPaused, missing} = preview;
  const [plate, setPlate] = useState<Plate>('dark');
  const [isFramed, setIsFramed] = useState(false);
  return (
    <Panel title="プレビュー" className={styles.panel}>
      <div
        className={styles.stage}
        data-plate={plate}
        role="img"
        aria-label={`「${nameOf(item)}」の見え方`}
      >
        <canvas ref={canvas} />
        {isFramed && <PlaceFrame item={item} />}
      </div>
      <PlayButtons
        isPaused={isPaused}
        onPlay={() => {
          preview.play(seed);
        }}
        onVary={() => {
          preview.play(seed + 1);
        }}
        onPause={preview.setPaused}
        onClear={preview.clear}
      />
      <div className={styles.fields}>
        <Choice label="背景" value={plate} options={PLATES} onChange={setPlate} />
        <NumberControl
          label="言葉の回数"
          min={1}
          max={20}
          value={times}
          onChange={(next = 1) => {
            setTimes(Math.round(next));
          }}
        />
        <NumberControl
          label="出方の番号"
          min={1}
          max={9999}
          value={seed}
          onChange={(next = 1) => {
            setSeed(Math.round(next));
          }}
        />
      </div>
      <div className={styles.switches}>
        <Switch label="変えるたびに出す" checked={preview.isLive} onChange={preview.setLive} />
        <Switch label="出る場所を見せる" checked={isFramed} onChange={setIsFramed} />
      </div>
      <div className={styles.notes} role="status">
        {preview.reducedMotion && (
          <p>動きを減らす設定なので、ゆっくり現れて消える形で出しています。</p>
        )}
        {missing.length > 0 && <p>画像がないため、星で代えています：{missing.join('、')}</p>}
      </div>
      <p className={styles.note}>1920×1080の画面です。音は「出す」を押したときだけ鳴ります。</p>
    </Panel>
  );
}

/** The area in which an item appears, over the stage. */
function PlaceFrame({item}: {readonly item: Item}): ReactNode {
  const place = placeOf(item, STAGE_SIZE);
  if (place === undefined) return null;
  const {width, height} = STAGE_SIZE;
  const x = (place.x / 100) * width;
  const y = (place.y / 100) * height;
  return (
    <svg className={styles.place} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect
        {...{x, y}}
        width={(place.width / 100) * width}
        height={(place.height / 100) * height}
      />
      <circle cx={x + (place.width / 200) * width} cy={y + (place.height / 200) * height} r={32} />
    </svg>
  );
}

interface PlayButtonsProps {
  readonly isPaused: boolean;
  readonly onPlay: () => void;
  readonly onVary: () => void;
  readonly onPause: (isPaused: boolean) => void;
  readonly onClear: () => void;
}

/** Lets the effect appear, stand still and go. */
function PlayButtons(props: PlayButtonsProps): ReactNode {
  const {isPaused, onPlay, onVary, onPause, onClear} = props;
  return (
    <div className={styles.buttons}>
      <Button look="primary" onClick={onPlay}>
        ▶ 出す
      </Button>
      <Button title="出方の番号を変えて出します" onClick={onVary}>
        別の出方
      </Button>
      <Button
        data-on={isPaused}
        onClick={() => {
          onPause(!isPaused);
        }}
      >
        {isPaused ? '続ける' : '一時停止'}
      </Button>
      <Button onClick={onClear}>消す</Button>
    </div>
  );
}
