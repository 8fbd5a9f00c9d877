import {openSource} from '../input/openSource.browser';
import type {FrameSource} from '../input/frameSource';
import {playFrames} from '../input/playFrames';
import {decodableCodecs} from '../input/videoSource.browser';
import {failureOf, WebmMakerError} from '../messages/failures';
import {fadeOpacity, frameAt} from '../model/framePlan';
import {planExport} from '../model/planExport';
import {encodableFormats} from '../output/capabilities.browser';
import {exportClip} from '../output/exportClip.browser';
import {renderFrame} from '../pixels/render';
import type {
  Capabilities,
  FromWorker,
  Jobs,
  JobName,
  OpenedSource,
  PreviewFrame,
  ToWorker,
} from './protocol';

/** The worker's side: takes messages, answers by `post`. Holds the one source that is open. */
export function createSession(
  post: (message: FromWorker, transfer: Transferable[]) => void,
): (message: ToWorker) => Promise<void> {
  const running = new Map<number, AbortController>();
  let source: FrameSource | undefined;

  const opened = (): FrameSource => {
    if (source === undefined) throw new WebmMakerError({code: 'nothingOpen'});
    return source;
  };

  const open = async ({files, options}: Jobs['open']['ask']): Promise<OpenedSource> => {
    source?.close();
    source = undefined;
    const next = await openSource(files, options);
    source = next;
    return {...next.info, sourceBytes: next.bytes};
  };

  const run = (
    message: Exclude<ToWorker, {job: 'cancel'}>,
    signal: AbortSignal,
  ): Promise<Jobs[JobName]['answer']> => {
    switch (message.job) {
      case 'capabilities':
        return readCapabilities();
      case 'open':
        return open(message.ask);
      case 'preview':
        return renderPreview(opened(), message.ask, signal);
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
    if (message.job === 'cancel') {
      running.get(message.id)?.abort();
      return;
    }
    const controller = new AbortController();
    running.set(message.id, controller);
    try {
      const answer = await run(message, controller.signal);
      post({id: message.id, answer}, 'picture' in answer ? [answer.picture.data.buffer] : []);
    } catch (error) {
      post({id: message.id, failure: failureOf(error)}, []);
    } finally {
      running.delete(message.id);
    }
  };
}

async function readCapabilities(): Promise<Capabilities> {
  return {
    decodes: await decodableCodecs(),
    encodes: await encodableFormats(),
    imageDecoder: typeof ImageDecoder !== 'undefined',
  };
}

async function renderPreview(
  source: FrameSource,
  {edit, output, timeUs}: Jobs['preview']['ask'],
  signal: AbortSignal,
): Promise<PreviewFrame> {
  const plan = planExport(source.info, edit, output);
  const frame = frameAt(plan.frames, timeUs);
  const planned = plan.frames[frame];
  if (planned === undefined) throw new WebmMakerError({code: 'decodeFailed', seconds: null});
  for await (const shown of playFrames(source, [planned.source], signal)) {
    const opacity = fadeOpacity(frame, plan.frames, plan.edit);
    const picture = renderFrame(shown, plan.edit, {...plan, opacity});
    return {picture, frame, timeUs: planned.timeUs};
  }
  throw new WebmMakerError({code: 'decodeFailed', seconds: planned.timeUs / 1e6});
}
