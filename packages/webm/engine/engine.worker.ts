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
import type {
  FromWorker,
  Jobs,
  JobName,
  Look,
  OpenedSource,
  PreviewFrame,
  Progress,
  ToWorker,
} from './protocol';

type Job = Exclude<ToWorker, {job: 'cancel' | 'next'}>;

/** The one source that is open. */
let source: FrameSource | undefined;
const running = new Map<number, AbortController>();
/** What lets jobs that play go on. */
const shownBy = new Map<number, () => void>();

const post = (message: FromWorker, transfer: Transferable[] = []): void => {
  postMessage(message, {transfer});
};

const opened = (): FrameSource => {
  if (source === undefined) throw new WebmMakerError({code: 'nothingOpen'});
  return source;
};

async function open({files, options}: Jobs['open']['ask']): Promise<OpenedSource> {
  source?.close();
  source = undefined;
  const next = await openSource(files, repairOpen(options));
  source = next;
  return {...next.info, sourceBytes: next.bytes, leftOut: next.leftOut};
}

/** Frames go out one at a time, as fast as the page shows them. */
async function play(id: number, look: Look, signal: AbortSignal): Promise<undefined> {
  for await (const frame of renderFrom(look, signal)) {
    const shown = new Promise<void>((resolve) => {
      shownBy.set(id, resolve);
    });
    post({id, frame}, [frame.picture.data.buffer]);
    await shown;
    throwIfCancelled(signal);
  }
}

function run({id, ...message}: Job, signal: AbortSignal): Promise<Jobs[JobName]['answer']> {
  switch (message.job) {
    case 'formats':
      return encodableFormats();
    case 'open':
      return open(message.ask);
    case 'preview':
      return preview(message.ask, signal);
    case 'play':
      return play(id, message.ask, signal);
    case 'export': {
      const {edit, output, insist} = message.ask;
      const onProgress = (progress: Progress): void => {
        post({id, progress});
      };
      return exportClip(opened(), edit, output, {insist, signal, onProgress});
    }
  }
}

async function take(message: ToWorker): Promise<void> {
  const {id} = message;
  if (!('ask' in message)) {
    if (message.job === 'cancel') running.get(id)?.abort();
    shownBy.get(id)?.();
    return;
  }
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const answer = await run(message, controller.signal);
    const isPicture = answer !== undefined && 'picture' in answer;
    post({id, answer}, isPicture ? [answer.picture.data.buffer] : []);
  } catch (error) {
    post({id, failure: failureOf(error)});
  } finally {
    running.delete(id);
    shownBy.delete(id);
  }
}

async function preview(look: Look, signal: AbortSignal): Promise<PreviewFrame> {
  for await (const frame of renderFrom(look, signal)) return frame;
  throw new WebmMakerError({code: 'decodeFailed', seconds: null});
}

/** The frames of the result from a time on. */
async function* renderFrom(
  {edit, output, timeUs}: Look,
  signal: AbortSignal,
): AsyncGenerator<PreviewFrame> {
  const from = opened();
  const plan = planExport(from.info, edit, output);
  let frame = frameAt(plan.frames, timeUs);
  const row = plan.frames.slice(frame).map((planned) => planned.source);
  for await (const shown of playFrames(from, row, signal)) {
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

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  void take(event.data);
});
