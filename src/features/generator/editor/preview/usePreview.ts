import {useCallback, useEffect, useMemo, useState, type RefObject} from 'react';
import type {EditorParts} from '../parts';
import {createFeeder, type Feeder} from './feeder.browser';
import {startSettings, type FeedSettings} from './feedSettings';
import {createPaceStore, type PaceStore} from './pace';
import {createPlayer, LOADING, type Player, type PlayerStatus} from './player.browser';
import type {Shown} from './previewCss';

/** Comments that come into the preview, and what the visitor does with them. */
export interface Feed extends Pick<Feeder, 'send' | 'step' | 'restart'> {
  readonly settings: FeedSettings;
  readonly change: (settings: Partial<FeedSettings>) => void;
  readonly isPaused: boolean;
  readonly togglePause: () => void;
}

export interface PreviewHandle {
  readonly status: PlayerStatus;
  readonly pace: PaceStore;
  /** Families that it could not load. */
  readonly missing: readonly string[];
  readonly retry: () => void;
  readonly feed: Feed;
}

/** Runs a design in a frame, with simulated comments. */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  {design, allowsCustomCss, loadsFonts, files}: Shown,
  parts: EditorParts,
): PreviewHandle {
  const [status, setStatus] = useState(LOADING);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [pace] = useState(createPaceStore);
  const [player] = useState(() =>
    createPlayer(parts, {onStatus: setStatus, onFrames: pace.take, onMissing: setMissing}),
  );

  useEffect(() => {
    player.show({design, allowsCustomCss, loadsFonts, files});
  }, [player, design, allowsCustomCss, loadsFonts, files]);

  useEffect(() => {
    if (frame.current !== null) player.attach(frame.current);
    return () => {
      player.detach();
    };
  }, [player, frame]);

  return {status, pace, missing, retry: player.retry, feed: useFeed(player, design.app)};
}

function useFeed(player: Player, app: Shown['design']['app']): Feed {
  const [feeder] = useState(() => createFeeder(player));
  const [settings, setSettings] = useState(() => startSettings(app));
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    feeder.start(settings, app);
  }, [feeder, settings, app]);
  useEffect(
    () => () => {
      feeder.stop();
    },
    [feeder],
  );

  const change = useCallback((some: Partial<FeedSettings>) => {
    setSettings((all) => ({...all, ...some}));
  }, []);
  const togglePause = useCallback(() => {
    if (isPaused) feeder.resume();
    else feeder.pause();
    setIsPaused(!isPaused);
  }, [feeder, isPaused]);
  return useMemo(() => {
    const {send, step, restart} = feeder;
    return {settings, change, isPaused, togglePause, send, step, restart};
  }, [feeder, settings, change, isPaused, togglePause]);
}
