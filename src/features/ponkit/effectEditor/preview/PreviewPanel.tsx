import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {nameOf, valueAt, type Item} from '@site/effects/model';
import {Button, Choice, Panel, Switch} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {kindOf, type AssetStore} from '../../work/assets';
import {NumberControl} from '../controls/NumberControl';
import {PlaceFrame} from './PlaceFrame';
import styles from './preview.module.css';
import {useReducedMotion} from './useReducedMotion';
import {useSounds} from './useSounds';
import {useStage} from './useStage';

interface Props {
  readonly item: Item;
  readonly items: readonly Item[];
  readonly assets: AssetStore;
}

const PLATES = [
  {value: 'dark', name: '暗い'},
  {value: 'light', name: '明るい'},
  {value: 'checks', name: '市松（透明）'},
] as const;
type Plate = (typeof PLATES)[number]['value'];

/** Emojis that stand for those of a comment. */
const COMMENT_EMOJIS = ['🍙', '👏', '🎉'];
/** So long after the last change the effect is shown again. */
const SETTLED_MS = 400;

/** Where pictures of the work are, by the names that items use. */
function useImages(assets: AssetStore): ReadonlyMap<string, string> {
  const list = useStore(assets.list);
  return useMemo(() => {
    const images = list.filter((asset) => kindOf(asset) === 'image');
    return new Map(
      images.flatMap(({path}): readonly (readonly [string, string])[] => {
        const url = assets.urlOf(path);
        return url === undefined ? [] : [[path, url]];
      }),
    );
  }, [assets, list]);
}

/** The effect as OBS shows it. */
export function PreviewPanel({item, items, assets}: Props): ReactNode {
  const reducedMotion = useReducedMotion();
  const images = useImages(assets);
  const sounds = useSounds();
  const [plate, setPlate] = useState<Plate>('dark');
  const [isLive, setIsLive] = useState(!reducedMotion);
  const [isFramed, setIsFramed] = useState(false);
  const [seed, setSeed] = useState(1);
  const [times, setTimes] = useState(1);
  const isPressed = useRef(false);
  const {canvas, isPaused, missing, ...stage} = useStage({
    reducedMotion,
    images,
    onSound: (name) => {
      const url = assets.urlOf(name);
      if (isPressed.current && url !== undefined) sounds.play(url);
    },
  });
  const play = (next: number, isByHand: boolean): void => {
    isPressed.current = isByHand;
    sounds.stop();
    setSeed(next);
    const takesEmojis =
      valueAt(item, 'options.autoPick') === true ||
      valueAt(item, 'options.texture.autoPick') === true;
    stage.play(item, next, {items, times, ...(takesEmojis && {emojis: COMMENT_EMOJIS})});
  };
  useReplay(item, isLive, () => {
    play(seed, false);
  });
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
      <div className={styles.buttons}>
        <Button
          look="main"
          onClick={() => {
            play(seed, true);
          }}
        >
          ▶ 出す
        </Button>
        <Button
          title="乱数の種を変えて出します"
          onClick={() => {
            play(seed + 1, true);
          }}
        >
          別の出方
        </Button>
        <Button
          aria-pressed={isPaused}
          onClick={() => {
            stage.setPaused(!isPaused);
          }}
        >
          {isPaused ? '続ける' : '一時停止'}
        </Button>
        <Button
          onClick={() => {
            sounds.stop();
            stage.clear();
          }}
        >
          消す
        </Button>
      </div>
      <div className={styles.fields}>
        <Choice label="うしろ" value={plate} options={PLATES} onChange={setPlate} />
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
          label="乱数の種"
          min={1}
          max={9999}
          value={seed}
          onChange={(next = 1) => {
            setSeed(Math.round(next));
          }}
        />
      </div>
      <div className={styles.switches}>
        <Switch label="変えるたびに出す" checked={isLive} onChange={setIsLive} />
        <Switch label="出る場所を見せる" checked={isFramed} onChange={setIsFramed} />
      </div>
      <div className={styles.notes} role="status">
        {reducedMotion && <p>動きを減らす設定なので、ゆっくり現れて消える形で出しています。</p>}
        {missing.length > 0 && <p>画像がないため、星で代えています：{missing.join('、')}</p>}
      </div>
      <p className={styles.note}>1920×1080の画面です。音は「出す」を押したときだけ鳴ります。</p>
    </Panel>
  );
}

/** Shows an item again a moment after its looks changed, and another item when it is chosen. */
function useReplay(item: Item, isOn: boolean, play: () => void): void {
  const latest = useRef(play);
  useEffect(() => {
    latest.current = play;
  });
  const shown = useRef<Item>(undefined);
  useEffect(() => {
    const {current} = shown;
    const isSame = current?.id === item.id && current.options === item.options;
    if (!isOn || isSame) return undefined;
    const timer = setTimeout(() => {
      shown.current = item;
      latest.current();
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [item, isOn]);
}
