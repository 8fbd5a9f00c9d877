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
  /** Whether the comments are those of the running app; the simulated ones rest then. */
  readonly isLive: boolean;
  readonly toggleLive: () => void;
  /** Takes them. */
  readonly player: Pick<Player, 'feed' | 'clear'>;
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
  const [isLive, setIsLive] = useState(false);

  // Before the effect below, which begins anew where nothing is shown.
  useEffect(() => {
    if (!isLive) return undefined;
    return () => {
      player.feed({type: 'pinned', data: null});
      player.clear();
    };
  }, [player, isLive]);
  useEffect(() => {
    if (isLive) feeder.stop();
    else feeder.start(settings, app);
  }, [feeder, settings, app, isLive]);
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
  const toggleLive = useCallback(() => {
    setIsLive(!isLive);
  }, [isLive]);
  return useMemo(() => {
    const {send, step, restart} = feeder;
    const simulated = {settings, change, send, step, restart};
    return {...simulated, isPaused, togglePause, isLive, toggleLive, player};
  }, [feeder, player, settings, change, isPaused, togglePause, isLive, toggleLive]);
}
