/** What stands in script elements; a file of its own, so that a script that reads it holds no more of ours. */
export const SETTINGS_ID = 'overlay-settings';

/** JSON in which no text ends the script element or begins a comment (HTML, 4.12.1.3). */
export const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
