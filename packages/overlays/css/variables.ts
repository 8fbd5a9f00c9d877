import type {Declarations} from './rule';

/**
 * The background of one comment: the family's variable, and ours, which holds the same colour where
 * the SDK writes its own over the family's (paid comments that are to look like all others).
 */
export function boxColor(color: string): Declarations {
  return color === '' ? {} : {'--lcv-background-color': color, '--ov-box-color': color};
}

/** The colour of the text of one comment; ours for the same reason as in `boxColor`. */
export function bodyColor(color: string): Declarations {
  return color === '' ? {} : {'--lcv-text-color': color, '--ov-body-color': color};
}

/** The colour of the name of one comment; the SDK never writes it. */
export function nameColor(color: string): Declarations {
  return color === '' ? {} : {'--lcv-name-color': color};
}
