import {useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import type {Design} from '@site/overlays/model/design';
import {templateFiles} from '@site/overlays/package/packTemplate';
import type {Preview} from '@site/overlays/preview/createPreview.browser';
import {templateOf} from '@site/overlays/templates/registry';
import type {EditorParts} from '../parts';
import {replay, type FeedLog} from './feedLog';
import {previewCss, reloadKey} from './previewCss';
import type {FeedTarget} from './useFeed';

export type PreviewStatus = 'loading' | 'ready' | 'failed';

/** What a change needs that is more than another style sheet waits for the end of a movement. */
const RELOAD_MS = 250;

interface Shown {
  readonly design: Design;
  readonly allowsCustomCss: boolean;
}

export interface PreviewHandle {
  readonly status: PreviewStatus;
  /** What went wrong in the template's script; empty when nothing did. */
  readonly problem: string;
  readonly target: FeedTarget;
  readonly retry: () => void;
}

/**
 * Runs the files of a design in a frame. Another look reaches it without a new start; what the script
 * must know makes it start again, with the comments that were there.
 */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  {design, allowsCustomCss}: Shown,
  {createPreview, loadRuntime, loadSdk}: EditorParts,
  log: RefObject<FeedLog>,
): PreviewHandle {
  const [status, setStatus] = useState<PreviewStatus>('loading');
  const [problem, setProblem] = useState('');
  const [round, setRound] = useState(0);
  const preview = useRef<Preview>(undefined);
  const isPaused = useRef(false);
  const latest = useRef({design, allowsCustomCss});
  const css = useMemo(() => previewCss(design, allowsCustomCss), [design, allowsCustomCss]);
  const key = reloadKey(design);

  useEffect(() => {
    latest.current = {design, allowsCustomCss};
    preview.current?.updateCss(css);
  }, [css, design, allowsCustomCss]);

  useEffect(() => {
    let isOver = false;
    const load = async (): Promise<void> => {
      const element = frame.current;
      if (element === null) return;
      const shown = latest.current;
      const [sdk, script] = await Promise.all([
        loadSdk(),
        loadRuntime(templateOf(shown.design.template).runtime),
      ]);
      // The editor may be gone, or want another template, by now.
      if (isOver) return;
      preview.current ??= createPreview(element, {sdk, onError: setProblem});
      setProblem('');
      await preview.current.load(filesOf(latest.current, script));
      if (isOver) return;
      const {design: now, allowsCustomCss: allows} = latest.current;
      preview.current.updateCss(previewCss(now, allows));
      for (const message of replay(log.current)) preview.current.feed(message);
      if (isPaused.current) preview.current.pause();
      setStatus('ready');
    };
    const timer = setTimeout(
      () => {
        load().catch((error: unknown) => {
          setStatus('failed');
          setProblem(error instanceof Error ? error.message : '');
        });
      },
      preview.current === undefined ? 0 : RELOAD_MS,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, round, frame, createPreview, loadRuntime, loadSdk, log]);

  useEffect(
    () => () => {
      preview.current?.close();
      preview.current = undefined;
    },
    [],
  );

  const target = useMemo(() => targetOf(preview, isPaused), []);
  const retry = (): void => {
    setStatus('loading');
    setRound((count) => count + 1);
  };
  return {status, problem, target, retry};
}

const EMPTY = new Uint8Array();

const filesOf = ({design, allowsCustomCss}: Shown, script: string) =>
  templateFiles(design, {script, thumb: EMPTY, link: '', allowsCustomCss});

function targetOf(
  preview: RefObject<Preview | undefined>,
  isPaused: RefObject<boolean>,
): FeedTarget {
  return {
    feed(message) {
      preview.current?.feed(message);
    },
    step(message, ms) {
      preview.current?.step(message, ms);
    },
    clear() {
      preview.current?.clear();
    },
    pause() {
      isPaused.current = true;
      preview.current?.pause();
    },
    resume() {
      isPaused.current = false;
      preview.current?.resume();
    },
  };
}
