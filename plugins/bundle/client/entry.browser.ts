import {loadEntered} from '@generated/route-tables/entered';

/** Lets a tap or a key be answered. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Runs the modules of the application in parts, the last of which is Docusaurus's own entry. In one
 * piece they would keep a page from answering for 50 ms, and a phone for 200.
 */
async function start(): Promise<void> {
  await loadEntered();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

void start();
