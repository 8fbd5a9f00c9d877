/** Where the script finds its settings; a file of its own, so that the script holds no more of ours. */
export const SETTINGS_ID = 'overlay-settings';
