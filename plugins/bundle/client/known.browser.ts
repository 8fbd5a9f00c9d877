const DELIMITER = ' ';

/** The addresses that the page names for the application; on the server there is no page yet. */
function named(list: 'styles' | 'laterStyles'): string[] {
  if (typeof document === 'undefined') return [];
  const script = document.querySelector<HTMLElement>('script[data-scripts]');
  return script?.dataset[list]?.split(DELIMITER).filter(Boolean) ?? [];
}

function addSheet(address: Readonly<{href: string} | {'data-href': string}>): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  for (const [name, value] of Object.entries(address)) link.setAttribute(name, value);
  document.head.append(link);
}

// The bundler takes for loaded what a link names, and one without an address loads nothing.
for (const sheet of named('styles')) addSheet({'data-href': sheet});
for (const sheet of named('laterStyles')) addSheet({href: sheet});
