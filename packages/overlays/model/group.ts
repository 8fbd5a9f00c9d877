import type {Rule} from '../css/rule';
import type {AppVersion} from './appVersions';
import type {Field, ValueOf} from './fields';

/** Where CSS is used: in OBS over any template of the family, or in the style sheet of our own zip. */
export type Target = 'obs' | 'zip';

export interface Context {
  readonly app: AppVersion;
  readonly target: Target;
}

export type Fields = Readonly<Record<string, Field>>;

export type ValuesOf<F extends Fields> = {readonly [Key in keyof F]: ValueOf<F[Key]>};

/** Where the texts of a template stand besides the boxes of comments; all colours `#rrggbbaa`. */
export interface Standing {
  /** What may lie between a name and the box of its comment. */
  readonly nameOn?: readonly string[];
  /** What may lie over the box of every comment, below its texts: a sheen, a tint. */
  readonly above?: readonly string[];
  /** What may lie below the box of every comment. */
  readonly below?: readonly string[];
  /** Texts in colours of their own, by the last part of the key of the colour. */
  readonly texts?: readonly {
    readonly field: string;
    readonly label: string;
    readonly color: string;
    readonly box: string;
  }[];
}

/** Options that belong together, and the CSS that they make. */
export interface Group<F extends Fields = Fields> {
  /** First part of the keys of its options: `name.color`. */
  readonly id: string;
  readonly label: string;
  readonly fields: F;
  /** The rules for values; a method, so that groups of all fields are groups. */
  css(values: ValuesOf<F>, context: Context): readonly Rule[];
  /**
   * For the check of contrast; nothing when texts stand as in every template.
   * @param accents the colours of the services
   */
  standing?(values: ValuesOf<F>, accents: readonly string[]): Standing;
}

/** A group with the types of its fields. */
export function defineGroup<const F extends Fields>(group: Group<F>): Group<F> {
  return group;
}
