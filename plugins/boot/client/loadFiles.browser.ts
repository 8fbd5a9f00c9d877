/** What could not be loaded: the addresses, and an Error that names the first. */
export interface Missing {
  readonly missing: readonly string[];
  readonly error: Error;
}

/**
 * Loads scripts and stylesheets in parallel and runs the scripts in the given order.
 */
export async function loadFiles(document: Document, urls: readonly string[]): Promise<Missing> {
  const loaded = await Promise.all(urls.map((url) => loadFile(document, url)));
  const missing = urls.filter((_url, index) => !loaded[index]);
  return {missing, error: new Error(`Loading failed: ${missing[0] ?? ''}`)};
}

function loadFile(document: Document, url: string): Promise<boolean> {
  const element = url.endsWith('.css') ? styles(document, url) : script(document, url);
  const loading = new Promise<boolean>((resolve) => {
    element.onload = () => {
      resolve(true);
    };
    element.onerror = () => {
      element.remove();
      resolve(false);
    };
  });
  document.head.append(element);
  return loading;
}

function styles(document: Document, url: string): HTMLElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return link;
}

function script(document: Document, url: string): HTMLElement {
  const made = document.createElement('script');
  made.src = url;
  // Scripts made by script run as they arrive unless told to keep their order.
  made.async = false;
  return made;
}
