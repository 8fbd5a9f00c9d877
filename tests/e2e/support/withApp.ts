import {startSimulator, type Simulator} from '@komebiyori/simulator/server';
import {test} from './fixtures';

type Options = Parameters<typeof startSimulator>[0];

/** A test with the app at a port of its own, where the site's pages look for it. */
export const withApp = test.extend<{app: Simulator; appOptions: Options}>({
  appOptions: [{}, {option: true}],
  app: async ({page, quiet, appOptions}, use) => {
    const app = await startSimulator({port: 0, autoplay: false, ...appOptions});
    quiet.allow(new RegExp(`foreign request: http://127\\.0\\.0\\.1:${app.port}/`, 'u'));
    await page.addInitScript((port) => {
      // The frame of a preview has no storage.
      if (window.top === window) localStorage.setItem('appLink.address', `127.0.0.1:${port}`);
    }, app.port);
    await use(app);
    await app.close();
  },
});
