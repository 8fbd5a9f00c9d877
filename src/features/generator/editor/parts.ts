import type {Runtime} from '@komebiyori/overlays/model/template';
import type {FontSample} from '@komebiyori/overlays/css/fontSample';
import type {UsedFont} from '@komebiyori/overlays/css/webFonts';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';
import type {Preview, PreviewOptions} from '@komebiyori/overlays/preview';

/** What the editor is given: the bundled scripts of overlays, and the driver of the preview. */
export interface EditorParts {
  readonly createPreview: (frame: HTMLIFrameElement, options: PreviewOptions) => Preview;
  /** The script of a kind of template, as exported zips hold it. */
  readonly loadRuntime: (kind: Runtime) => Promise<string>;
  /** The script that stands in for the SDK in a preview. */
  readonly loadSdk: () => Promise<string>;
  /** The files of bundled families (`bundledFaces`); rejects when one cannot be loaded. */
  readonly loadFonts: (faces: readonly UsedFont[]) => Promise<readonly FontFile[]>;
  /** What shows a bundled family where it is chosen; rejects when it cannot be loaded. */
  readonly loadFontSample: (family: string) => Promise<FontSample>;
  /** The picture of a template, as PNG. */
  readonly loadThumb: (template: string) => Promise<Uint8Array>;
  /** The address of the small picture of a template (480×270). */
  readonly thumbAddress: (template: string) => string;
  /** Where editors are, without a slash at the end. */
  readonly editors: string;
}
