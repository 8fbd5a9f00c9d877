/** A piece of a line: text, or a link to a path of this site, an address or a mailbox. */
export type Inline = string | {readonly text: string; readonly to: string};
export type Line = readonly Inline[];

/** A fact of a legal page: what it is about, and one or more lines. */
export interface Fact {
  /** Anchor of the row. */
  readonly id: string;
  readonly label: string;
  /** The label is the name of a thing in code. */
  readonly isCode?: true;
  readonly lines: readonly Line[];
}

/** The text of a line without its links, for tests and structured data. */
export function plainText(line: Line): string {
  return line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** Makes a link of a contact: an e-mail address as it is, an address under its name. */
export function contactLink(contact: string, name: string): Inline {
  return contact.includes('@') && !contact.startsWith('https://')
    ? {text: contact, to: `mailto:${contact}`}
    : {text: name, to: contact};
}
