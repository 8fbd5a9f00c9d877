import {strToU8, unzipSync} from 'fflate';
import {createPreview} from '@komebiyori/overlays/preview';
import {sheetOf} from '@komebiyori/overlays/preview/sheet';
import {loadSdk, type TemplateFacts} from '@site/plugins/overlays/client';
import {feedOf} from './feed';
import {readyZip} from './zipFiles.browser';

/** Between comments; the scenario's own gaps can be long. */
const SHORTEST_MS = 700;
const LONGEST_MS = 2600;

/**
 * Shows a template's ready zip in an empty frame, fed with simulated comments until the signal.
 * @throws SiteFileError when the zip does not come; Error when the frame cannot be loaded
 */
export async function playTemplate(
  frame: HTMLIFrameElement,
  {id, zip, runtime}: TemplateFacts,
  signal: AbortSignal,
): Promise<void> {
  const [bytes, sdk] = await Promise.all([readyZip(zip), loadSdk()]);
  if (signal.aborted) return;
  const preview = createPreview(frame, {sdk});
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    preview.close();
  });
  await preview.load(filesOf(bytes));
  const {first, next} = feedOf(runtime, Date.now(), seedOf(id));
  for (const message of first) preview.feed(message);
  let last = next();
  const sendNext = (): void => {
    preview.feed(last.message);
    const {at} = last;
    last = next();
    timer = setTimeout(sendNext, Math.min(Math.max(last.at - at, SHORTEST_MS), LONGEST_MS));
  };
  timer = setTimeout(sendNext, SHORTEST_MS);
}

/** The files of the folder in a zip. Web fonts are left out: nobody here asked for other hosts. */
function filesOf(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = new Map(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [
      path.slice(path.indexOf('/') + 1),
      content,
    ]),
  );
  const style = new TextDecoder().decode(files.get('style.css'));
  // Its pictures stay files: `sheetOf` without them takes the imports out and nothing else.
  return files.set('style.css', strToU8(sheetOf(style, new Map()).css));
}

/** Another evening for each template, always the same. */
const seedOf = (id: string): number =>
  [...id].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 100_000;
