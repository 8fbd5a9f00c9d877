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
    // A page in place of the file is told as loaded, too.
    let isScript = true;
    const onError = ({filename, error}: ErrorEvent): void => {
      if (error instanceof SyntaxError && filename.endsWith(url)) isScript = false;
    };
    addEventListener('error', onError);
    const end = (isLoaded: boolean): void => {
      removeEventListener('error', onError);
      if (!isLoaded) element.remove();
      resolve(isLoaded);
    };
    element.onload = () => {
      end(element instanceof HTMLLinkElement ? !isEmpty(element) : isScript);
    };
    element.onerror = () => {
      end(false);
    };
  });
  document.head.append(element);
  return loading;
}

const isEmpty = ({sheet}: HTMLLinkElement): boolean => (sheet?.cssRules.length ?? 0) === 0;

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
