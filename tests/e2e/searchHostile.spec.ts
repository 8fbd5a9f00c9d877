import {drawn, drawnByHarmless, FIELDS, type} from '../../scripts/lib/search/hostilePage';
import {injectionQueries} from '../../scripts/lib/search/hostileQueries';
import {mulberry32} from '@komebiyori/lib/mulberry32';
import {expect, gotoHydrated, test} from './support/fixtures';

/** `npm run bench -- search --fuzz 20000` asks and shows many more. */
const QUERIES = injectionQueries(24, mulberry32(20));
/** So many of them are opened by their address. */
const BY_ADDRESS = 2;

// Errors, warnings and breaches of the content security policy fail a test by themselves.
test.describe('hostile queries', () => {
  const dialogs: string[] = [];
  test.beforeEach(({page}) => {
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  });
  test.afterEach(() => {
    expect(dialogs.splice(0)).toEqual([]);
  });

  test('typed into the fields and in an address they stay text', async ({page}) => {
    // Each answer is drawn to its end, and there are many.
    test.slow();
    await gotoHydrated(page, '/search');
    const known = await drawnByHarmless(page, FIELDS);
    const expectText = async (query: string): Promise<void> => {
      const foreign = (await drawn(page)).filter((name) => !known.has(name));
      expect(foreign, query).toEqual([]);
    };
    for (const field of FIELDS) {
      await test.step(`typed into ${field}`, async () => {
        for (const query of QUERIES) {
          await type(page, field, query);
          await expectText(query);
        }
      });
    }
    await test.step('in an address', async () => {
      for (const query of QUERIES.slice(0, BY_ADDRESS)) {
        await gotoHydrated(page, `/search?${new URLSearchParams({q: query}).toString()}`);
        await expect(page.getByRole('heading', {level: 1})).toContainText(
          query.trim().slice(0, 20),
        );
        await expectText(query);
      }
    });
  });
});
