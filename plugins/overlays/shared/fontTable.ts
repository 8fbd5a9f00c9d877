import type {UsedFont} from '@komebiyori/overlays/css/webFonts';

/** A font file of the site. */
export interface FontRow extends UsedFont {
  /** Its name, in the zip, too. */
  readonly file: string;
  readonly url: string;
  readonly bytes: number;
  /** As the licence of the package has it. */
  readonly copyright: string;
}

/** What `fonts.json` holds. */
export interface FontTable {
  /** The text of the SIL Open Font License, under which all of them are. */
  readonly licence: string;
  readonly fonts: readonly FontRow[];
}
