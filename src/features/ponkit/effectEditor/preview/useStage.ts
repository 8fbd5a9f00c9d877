import {useCallback, useRef, useState} from 'react';
import {Stage, type FireOptions} from '@komebiyori/effects/engine';
import type {Item} from '@komebiyori/effects';

/** The size of the source in OBS that pixels of the items mean. */
export const STAGE_SIZE = {width: 1920, height: 1080};

interface Options {
  readonly reducedMotion: boolean;
  /** Where pictures are, by the names that items use. */
  readonly images: ReadonlyMap<string, string>;
  readonly onSound: (name: string) => void;
}

export interface StageControl {
  /** For the canvas. */
  readonly canvas: (element: HTMLCanvasElement | null) => (() => void) | undefined;
  /** Empties the stage and plays an item on it; equal seeds look the same. */
  readonly play: (item: Item, seed: number, options: FireOptions) => void;
  readonly clear: () => void;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
  /** Names of pictures that could not be loaded. */
  readonly missing: readonly string[];
}

/** The engine's stage on a canvas of the page. */
export function useStage({reducedMotion, images, onSound}: Options): StageControl {
  const element = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const [isPaused, setIsPaused] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);

  const end = useCallback(() => {
    stage.current?.destroy();
    stage.current = undefined;
  }, []);
  const canvas = useCallback(
    (next: HTMLCanvasElement | null) => {
      element.current = next;
      return next === null ? undefined : end;
    },
    [end],
  );
  const clear = (): void => {
    stage.current?.clear();
    setIsPaused(false);
  };
  const play = (item: Item, seed: number, options: FireOptions): void => {
    if (element.current === null) return;
    end();
    setMissing([]);
    setIsPaused(false);
    const made = new Stage(element.current, {
      seed,
      reducedMotion,
      size: STAGE_SIZE,
      images,
      onSound,
      onMissingImage: (name) => {
        setMissing((before) => [...before, name]);
      },
    });
    stage.current = made;
    made.fire(item, options);
  };
  const setPaused = (next: boolean): void => {
    if (next) stage.current?.pause();
    else stage.current?.resume();
    setIsPaused(next);
  };
  return {canvas, play, clear, isPaused, setPaused, missing};
}
