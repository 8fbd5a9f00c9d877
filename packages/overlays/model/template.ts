import {isFor, type AppVersion} from './appVersions';
import type {Group} from './group';
import type {OptionKey, SomeOptions} from './groups';

/** What the app sends to a template, as the SDK's `OneSDK.PERM` names it (6.0.0, WORDPAETY as there). */
export type Permission =
  | 'COMMENT'
  | 'META'
  | 'ORDER'
  | 'REACTION'
  | 'SETLIST'
  | 'WORDPAETY'
  | 'YT_SURVEY'
  | 'CONFIG'
  | 'SERVICE'
  | 'USER'
  | 'NOTIFICATION';

/** How much an overlay asks of the PC that streams. */
type Weight =
  | {readonly kind: 'light'}
  /** `why` is a sentence for the visitor. */
  | {readonly kind: 'heavy'; readonly why: string};

/** Shapes that people look for. */
export type Layout = '縦' | '横' | '単発' | '見出し付き';

/** How the script handles comments. */
export type Runtime = 'list' | 'single' | 'queue' | 'marquee' | 'spotlight' | 'board' | 'lanes';

/** What a template says of itself. */
export interface Template {
  /** Folder and file names, addresses and option keys: ASCII letters, digits and hyphens. */
  readonly id: string;
  readonly name: string;
  /** A sentence for who chooses. */
  readonly description: string;
  readonly since: AppVersion;
  readonly isPro: boolean;
  readonly weight: Weight;
  readonly layouts: readonly Layout[];
  readonly runtime: Runtime;
  /** `zip`: its look needs our own markup or script, so there is no CSS for other templates. */
  readonly output: 'css-and-zip' | 'zip';
  /** The permissions that its script needs besides comments. */
  readonly needs: readonly Permission[];
  /** What changed in it for those who have its zip, the newest first; days as `2026-11-21`. */
  readonly changes: readonly {readonly date: string; readonly text: string}[];
  /** Shared options that make no sense with it. */
  readonly without: readonly OptionKey[];
  /** Where its defaults differ from those of the fields. */
  readonly defaults: SomeOptions;
  /** Options of its own; the id of the group is the id of the template. */
  readonly own?: Group;
  /** The look that no option changes, on the classes of the family. */
  readonly look: string;
}

/** What most templates are: only where one is another does it say so. */
const USUAL = {
  isPro: false,
  weight: {kind: 'light'},
  runtime: 'list',
  output: 'css-and-zip',
  needs: [],
} as const satisfies Partial<Template>;

/** A template with the literal type of its id. */
export function defineTemplate<const Id extends string>(
  template: Omit<Template, keyof typeof USUAL> & Partial<Template> & {readonly id: Id},
): Template & {readonly id: Id} {
  return {...USUAL, ...template};
}

/** What `setup()` asks for: nothing before 6.0, which brought permissions (OneSDK, 2024-07). */
export function permissionsOf({needs}: Template, app: AppVersion): readonly Permission[] {
  return isFor(app, {since: '6_0'}) ? ['COMMENT', ...needs] : [];
}
