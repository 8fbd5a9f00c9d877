import type {UsedFont} from '@komebiyori/overlays/css/webFonts';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import type {Layout, Runtime} from '@komebiyori/overlays/model/template';

/** A template as the pages show it, without the model that its options need. */
export interface TemplateFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The first version of the app whose editor has it. */
  readonly since: AppVersion;
  readonly isPro: boolean;
  /** Why it asks more of the PC than others; undefined for light ones. */
  readonly heavy?: string;
  readonly layouts: readonly Layout[];
  readonly runtime: Runtime;
  /** Pixels of the browser source. */
  readonly width: number;
  readonly height: number;
  readonly thumb: string;
  /** The newest first; days as `2026-11-21`. */
  readonly changes: readonly {readonly date: string; readonly text: string}[];
  readonly zip: ZipFacts;
}

/** A template that is no overlay of comments: it has no options of the editor. */
export interface OtherTemplateFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Pixels of the browser source. */
  readonly width: number;
  readonly height: number;
  readonly thumb: string;
  /** The page that tells how it is used. */
  readonly manual: string;
  /** The newest first; days as `2026-11-21`. */
  readonly changes: readonly {readonly date: string; readonly text: string}[];
  readonly zip: ZipFile;
}

/** A zip to download. */
export interface ZipFile {
  readonly name: string;
  readonly url: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A finished zip of a template with its defaults. */
export interface ZipFacts extends ZipFile {
  /** The version whose editor it comes from. */
  readonly app: AppVersion;
}

/** What `templates.json` holds. */
export interface TemplatesFile {
  readonly templates: readonly TemplateFacts[];
  readonly others: readonly OtherTemplateFacts[];
  /** Address of the picture behind living templates. */
  readonly stage: string;
}

/** A font file of the site. */
export interface FontRow extends UsedFont {
  /** Its name, in the zip, too. */
  readonly file: string;
  readonly url: string;
  readonly bytes: number;
  /** Address of the file with the letters of the family's sample alone. */
  readonly sample: string;
  /** As the licence of the package has it. */
  readonly copyright: string;
}

/** What `fonts.json` holds. */
export interface FontTable {
  /** The text of the SIL Open Font License, under which all of them are. */
  readonly licence: string;
  readonly fonts: readonly FontRow[];
}
