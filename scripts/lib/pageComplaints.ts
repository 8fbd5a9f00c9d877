import type {Page} from 'playwright';

/** What goes wrong in a page from now on: errors, complaints on the console. Filled as it happens. */
export function pageComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (message) => {
    const {url} = message.location();
    // A browser asks for it by itself; the app has none.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) {
      complaints.push(message.text());
    }
  });
  return complaints;
}
