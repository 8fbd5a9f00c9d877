/**
 * Tells the bundler which stylesheets the page has in its one file: it takes for loaded what a link
 * names, and one without an address loads nothing. On the server there is no page yet.
 */
const named =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('script[data-styles]')?.dataset['styles'];

for (const sheet of named?.split(' ').filter(Boolean) ?? []) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset['href'] = sheet;
  document.head.append(link);
}

export {};
