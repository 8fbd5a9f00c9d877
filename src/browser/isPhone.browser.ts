/** Whether the app cannot be installed here: `data-os` is there before the first paint (plugins/boot). */
export const isPhone = (): boolean =>
  ['android', 'ios'].includes(document.documentElement.dataset['os'] ?? '');
