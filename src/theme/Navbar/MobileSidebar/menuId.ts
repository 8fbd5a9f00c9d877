/** Ties the menu button to its dialog. */
export const MENU_ID = 'site-menu';
