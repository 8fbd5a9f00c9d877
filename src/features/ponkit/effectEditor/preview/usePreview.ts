import {useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import type {Item} from '@komebiyori/effects';
import {valueAt} from '@komebiyori/fields/path';
import {onLessMotion, wantsLessMotion} from '@site/src/browser/lessMotion.browser';
import {useStore} from '@site/src/lib/useStore';
import {useTool} from '../../tool/useTool';
import {kindOf} from '../../work/assets';
import {useStage, type StageControl} from './useStage';

interface Preview extends Pick<StageControl, 'canvas' | 'isPaused' | 'setPaused' | 'missing'> {
  readonly reducedMotion: boolean;
  /** Whether the effect is shown after each change. */
  readonly isLive: boolean;
  readonly setLive: (isLive: boolean) => void;
  readonly seed: number;
  readonly setSeed: (seed: number) => void;
  /** How often the word stands in the comment. */
  readonly times: number;
  readonly setTimes: (times: number) => void;
  /** Shows the effect with its sounds: somebody asked for it. */
  readonly play: (seed: number) => void;
  readonly clear: () => void;
}

/** Emojis that stand for those of a comment. */
const COMMENT_EMOJIS = ['🍙', '👏', '🎉'];
/** So long after the last change the effect is shown again. */
const SETTLED_MS = 400;

/** Where pictures of the work are, by the names that items use. */
function useImages(): ReadonlyMap<string, string> {
  const {assets} = useTool();
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

/** The effect on a stage: when it is asked for, and by itself after it was changed. */
export function usePreview(item: Item): Preview {
  const {work, assets} = useTool();
  const reducedMotion = useSyncExternalStore(onLessMotion, wantsLessMotion, () => true);
  const images = useImages();
  const sounds = useSounds();
  const [isLive, setLive] = useState(!reducedMotion);
  const [seed, setSeed] = useState(1);
  const [times, setTimes] = useState(1);
  const isPressed = useRef(false);
  const {canvas, isPaused, setPaused, missing, ...stage} = useStage({
    reducedMotion,
    images,
    onSound: (name) => {
      const url = assets.urlOf(name);
      if (isPressed.current && url !== undefined) sounds.play(url);
    },
  });
  const show = (next: number, isByHand: boolean): void => {
    isPressed.current = isByHand;
    sounds.stop();
    setSeed(next);
    const takesEmojis =
      valueAt(item, 'options.autoPick') === true ||
      valueAt(item, 'options.texture.autoPick') === true;
    stage.play(item, next, {
      // Connectors choose among them.
      items: work.get().items,
      times,
      ...(takesEmojis && {emojis: COMMENT_EMOJIS}),
    });
  };
  const settle = useReplay(item, isLive, () => {
    show(seed, false);
  });
  return {
    ...{canvas, isPaused, setPaused, missing, reducedMotion, isLive, setLive},
    ...{seed, setSeed, times, setTimes},
    play: (next) => {
      settle();
      show(next, true);
    },
    clear: () => {
      settle();
      sounds.stop();
      stage.clear();
    },
  };
}

/**
 * Shows an item again a moment after its looks changed, and another item when it is chosen.
 * @returns what keeps the last change from being shown: a press of a button was faster
 */
function useReplay(item: Item, isOn: boolean, play: () => void): () => void {
  const onSettled = useEffectEvent(play);
  const shown = useRef<Item>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const {current} = shown;
    const isSame = current?.id === item.id && current.options === item.options;
    if (!isOn || isSame) return undefined;
    waiting.current = setTimeout(() => {
      shown.current = item;
      onSettled();
    }, SETTLED_MS);
    return () => {
      clearTimeout(waiting.current);
    };
  }, [item, isOn]);
  return () => {
    shown.current = item;
    clearTimeout(waiting.current);
  };
}

interface Sounds {
  readonly play: (url: string) => void;
  readonly stop: () => void;
}

/** Sounds of the preview; they end with it. */
function useSounds(): Sounds {
  const playing = useRef<readonly HTMLAudioElement[]>([]);
  const stop = (): void => {
    for (const audio of playing.current) audio.pause();
    playing.current = [];
  };
  useEffect(
    () => () => {
      for (const audio of playing.current) audio.pause();
    },
    [],
  );
  const play = (url: string): void => {
    const audio = new Audio(url);
    playing.current = [...playing.current.filter(({ended}) => !ended), audio];
    // A browser that plays nothing yet does so after the next press.
    audio.play().catch(() => undefined);
  };
  return {play, stop};
}
