// Apart from `packTemplate.ts`, so that the script of a template holds no more of ours.

/** Where the script finds its settings. */
export const SETTINGS_ID = 'overlay-settings';

/** JSON in which no text ends the script element or begins a comment (HTML, 4.12.1.3). */
export const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
