/**
 * Loads scripts in parallel and runs them in the given order.
 * @returns a promise that rejects with an Error naming the first file that cannot be loaded.
 */
export async function loadInOrder(document: Document, urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(
      (url) =>
        new Promise<void>((resolve, reject) => {
          const script = document.createElement('script');
          script.src = url;
          // Scripts made by script run as they arrive unless told to keep their order.
          script.async = false;
          script.addEventListener('load', () => {
            resolve();
          });
          script.addEventListener('error', () => {
            reject(new Error(`Loading failed: ${url}`));
          });
          document.head.append(script);
        }),
    ),
  );
}
