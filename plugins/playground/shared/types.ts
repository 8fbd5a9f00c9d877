/** The three files of a template that can be edited. */
export const FILE_NAMES = {html: 'index.html', css: 'style.css', script: 'script.js'} as const;

export type FileKind = keyof typeof FILE_NAMES;

/** Their text. */
export type TemplateFiles = Readonly<Record<FileKind, string>>;

/** A sample of the manual as a whole template. */
export interface Sample {
  /** The page and the number of the code block on it: `developer/onesdk-js.3`. */
  readonly id: string;
  /** The title of the page. */
  readonly page: string;
  /** What it is about: the heading above it. */
  readonly heading: string;
  readonly files: TemplateFiles;
  /** The file that the manual shows. */
  readonly shows: FileKind;
}

export interface SamplesFile {
  readonly samples: readonly Sample[];
}

/** What the editor says of a name of the SDK. */
export interface Member {
  /** Where it is used: after `OneSDK.`, in `setup()`, as `action`, in a comment or its `data`. */
  readonly of: 'OneSDK' | 'setup' | 'action' | 'PERM' | 'comment' | 'data';
  readonly name: string;
  /** As TypeScript writes it. */
  readonly signature: string;
  /** What the manual says of it; empty when it says nothing. */
  readonly doc: string;
}

export interface SdkFile {
  /** The SDK's own file for browsers. */
  readonly script: string;
  readonly version: string;
}
