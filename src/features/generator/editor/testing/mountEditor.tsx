import {act} from 'react';
import {createRoot} from 'react-dom/client';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import Editor from '../Editor';
import type {PreviewOptions} from '@komebiyori/overlays/preview';
import type {EditorParts} from '../parts';

/** An editor on the page, with a preview that writes down what it is told. */
export interface Mounted {
  readonly box: HTMLElement;
  /** Style sheets that reached the frame. */
  readonly sheets: readonly string[];
  /** How often the frame was started. */
  readonly loads: () => number;
  readonly fed: readonly string[];
  /** What the preview was given: what a frame would say goes in here. */
  readonly preview: () => PreviewOptions | undefined;
  readonly versions: readonly AppVersion[];
  /** With what each version was asked for. */
  readonly hashes: readonly string[];
  readonly close: () => Promise<void>;
}

/** Mounts the editor of a version; waits until the preview has begun. */
export async function mountEditor(
  app: AppVersion = '8_0',
  rest: Partial<EditorParts> = {},
): Promise<Mounted> {
  const sheets: string[] = [];
  const fed: string[] = [];
  const versions: AppVersion[] = [];
  const hashes: string[] = [];
  let loads = 0;
  let preview: PreviewOptions | undefined;
  const parts: EditorParts = {
    createPreview: (_, options) => {
      preview = options;
      return {
        load: (files) => {
          loads += 1;
          sheets.push(new TextDecoder().decode(files.get('style.css')));
          return Promise.resolve();
        },
        feed: ({type}) => fed.push(type),
        updateCss: (css) => sheets.push(css),
        pause: () => fed.push('pause'),
        resume: () => fed.push('resume'),
        step: () => fed.push('step'),
        addFonts: () => undefined,
        expectFonts: () => undefined,
        clear: () => fed.push('clear'),
        close: () => undefined,
      };
    },
    loadFonts: () => Promise.resolve([]),
    loadFontSample: () => Promise.reject(new Error('offline')),
    loadRuntime: () => Promise.resolve('/* runtime */'),
    loadSdk: () => Promise.resolve('/* sdk */'),
    loadThumb: () => Promise.resolve(new Uint8Array([1])),
    thumbAddress: (template) =>
      `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" id="${template}"/>`,
    editors: 'https://example.com/generator/templates',
    ...rest,
  };
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  await act(async () => {
    root.render(
      <Editor
        app={app}
        parts={parts}
        onVersion={(one, hash) => {
          versions.push(one);
          hashes.push(hash);
        }}
      />,
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return {
    box,
    sheets,
    loads: () => loads,
    fed,
    preview: () => preview,
    versions,
    hashes,
    close() {
      act(() => {
        root.unmount();
      });
      box.remove();
      return Promise.resolve();
    },
  };
}
