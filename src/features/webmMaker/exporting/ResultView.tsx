import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {NEUTRAL_EDIT} from '@komebiyori/webm/edit';
import {DEFAULT_OPEN} from '@komebiyori/webm/openOptions';
import {wantsLessMotion} from '@site/src/browser/lessMotion.browser';

import {paint} from '../preview/paint.browser';
import {AS_IT_IS} from '../tool/looks';
import type {Result} from '../tool/phase';
import type {Tool} from '../tool/tool.browser';
import {useTool} from '../tool/useTool';
import styles from './ResultsPanel.module.css';

interface Props {
  readonly result: Result;
}

/** Plays a finished file, as what it is: videos by the browser, pictures by the tool's own decoder. */
export function ResultView({result}: Props): ReactNode {
  if (result.blob.type.startsWith('video/')) return <VideoView result={result} />;
  if (result.blob.type.startsWith('image/')) return <PictureView result={result} />;
  return <p className={styles.noView}>ZIPの中の画像は、プレビューと同じです。</p>;
}

function VideoView({result}: Props): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const address = URL.createObjectURL(result.blob);
    element.src = address;
    return () => {
      element.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [result]);
  if (isBroken)
    return (
      <p className={styles.noView}>このブラウザでは再生できません。保存して確かめてください。</p>
    );
  return (
    <video
      ref={video}
      className={styles.view}
      aria-label={result.name}
      controls
      loop
      muted
      playsInline
      autoPlay={!wantsLessMotion()}
      onError={() => {
        setIsBroken(true);
      }}
    />
  );
}

/** An engine of its own, because opening a file closes what an engine has open. */
function PictureView({result}: Props): ReactNode {
  const tool = useTool();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    playFile(tool, result, canvas, controller.signal).catch(() => {
      if (!controller.signal.aborted) setIsBroken(true);
    });
    return () => {
      controller.abort();
    };
  }, [tool, result]);
  if (isBroken)
    return <p className={styles.noView}>ここでは再生できません。保存して確かめてください。</p>;
  return (
    <div role="img" aria-label={result.name}>
      <canvas ref={canvas} className={styles.view} />
    </div>
  );
}

async function playFile(
  tool: Tool,
  {blob, name, fps}: Result,
  canvas: RefObject<HTMLCanvasElement | null>,
  signal: AbortSignal,
): Promise<void> {
  const engine = tool.createEngine();
  signal.addEventListener('abort', engine.dispose);
  const edit = {...NEUTRAL_EDIT, fps};
  await engine.open([new File([blob], name)], DEFAULT_OPEN);
  if (wantsLessMotion()) {
    const {picture} = await engine.preview(edit, AS_IT_IS, 0);
    paint(canvas.current, picture);
    engine.dispose();
    return;
  }
  do {
    const startedAt = performance.now();
    await engine.play(edit, AS_IT_IS, {
      fromUs: 0,
      signal,
      onFrame: ({picture, timeUs}) => {
        paint(canvas.current, picture);
        return until(startedAt + (timeUs + 1e6 / fps) / 1000);
      },
    });
  } while (!signal.aborted);
}

const until = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, time - performance.now()));
  });
