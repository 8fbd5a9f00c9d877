import {openSource} from '../input/openSource.worker';
import type {FrameSource} from '../input/frameSource';
import {playFrames} from '../input/playFrames';
import {failureOf, throwIfCancelled, WebmMakerError} from '../model/failures';
import {fadeOpacity, frameAt} from '../model/framePlan';
import {repairOpen} from '../model/openOptions';
import {copyPicture} from '../model/picture';
import {planExport} from '../model/planExport';
import {encodableFormats} from '../output/capabilities.worker';
import {exportClip} from '../output/exportClip.worker';
import {renderFrame} from '../pixels/render';
import type {FromWorker, Jobs, JobName, OpenedSource, PreviewFrame, ToWorker} from './protocol';

const post = (message: FromWorker, transfer: Transferable[]): void => {
  postMessage(message, {transfer});
};

type Job = Exclude<ToWorker, {job: 'cancel' | 'next'}>;

/** The worker's side: what takes messages. Holds the one source that is open. */
function createSession(): (message: ToWorker) => Promise<void> {
  const running = new Map<number, AbortController>();
  const shownBy = new Map<number, () => void>();
  let source: FrameSource | undefined;

  const opened = (): FrameSource => {
    if (source === undefined) throw new WebmMakerError({code: 'nothingOpen'});
    return source;
  };

  const open = async ({files, options}: Jobs['open']['ask']): Promise<OpenedSource> => {
    source?.close();
    source = undefined;
    const next = await openSource(files, repairOpen(options));
    source = next;
    return {...next.info, sourceBytes: next.bytes, leftOut: next.leftOut};
  };

  /** Frames go out one at a time, as fast as the page shows them. */
  const play = async (
    id: number,
    {edit, output, fromUs}: Jobs['play']['ask'],
    signal: AbortSignal,
  ): Promise<null> => {
    for await (const frame of renderFrom(opened(), {edit, output, timeUs: fromUs}, signal)) {
      const shown = new Promise<void>((resolve) => {
        shownBy.set(id, resolve);
      });
      post({id, frame}, [frame.picture.data.buffer]);
      await shown;
      throwIfCancelled(signal);
    }
    return null;
  };

  const run = (message: Job, signal: AbortSignal): Promise<Jobs[JobName]['answer']> => {
    switch (message.job) {
      case 'formats':
        return encodableFormats();
      case 'open':
        return open(message.ask);
      case 'preview':
        return renderPreview(opened(), message.ask, signal);
      case 'play':
        return play(message.id, message.ask, signal);
      case 'export': {
        const {edit, output, insist} = message.ask;
        return exportClip(opened(), edit, output, {
          insist,
          signal,
          onProgress: (progress) => {
            post({id: message.id, progress}, []);
          },
        });
      }
    }
  };

  return async (message) => {
    if (!('ask' in message)) {
      if (message.job === 'cancel') running.get(message.id)?.abort();
      shownBy.get(message.id)?.();
      return;
    }
    const controller = new AbortController();
    running.set(message.id, controller);
    try {
      const answer = await run(message, controller.signal);
      post(
        {id: message.id, answer},
        answer !== null && 'picture' in answer ? [answer.picture.data.buffer] : [],
      );
    } catch (error) {
      post({id: message.id, failure: failureOf(error)}, []);
    } finally {
      running.delete(message.id);
      shownBy.delete(message.id);
    }
  };
}

type Looking = Jobs['preview']['ask'];

async function renderPreview(
  source: FrameSource,
  {edit, output, timeUs}: Looking,
  signal: AbortSignal,
): Promise<PreviewFrame> {
  for await (const frame of renderFrom(source, {edit, output, timeUs}, signal)) return frame;
  throw new WebmMakerError({code: 'decodeFailed', seconds: null});
}

/** The frames of the result from a time on. */
async function* renderFrom(
  source: FrameSource,
  {edit, output, timeUs}: Looking,
  signal: AbortSignal,
): AsyncGenerator<PreviewFrame> {
  const plan = planExport(source.info, edit, output);
  let frame = frameAt(plan.frames, timeUs);
  const row = plan.frames.slice(frame).map((planned) => planned.source);
  for await (const shown of playFrames(source, row, signal)) {
    const opacity = fadeOpacity(frame, plan.frames, plan.edit);
    const picture = renderFrame(shown, plan.edit, {...plan, opacity});
    yield {
      // A frame that shows twice, unchanged, must not lose its pixels to the page.
      picture: picture === shown ? copyPicture(picture) : picture,
      frame,
      timeUs: plan.frames[frame]?.timeUs ?? 0,
    };
    frame++;
  }
}

const take = createSession();

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  void take(event.data);
});
