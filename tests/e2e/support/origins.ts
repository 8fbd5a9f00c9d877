/** Where Playwright serves the built site and the fixture site (playwright.config.ts). */
export const SITE_PORT = Number(process.env['E2E_PORT'] ?? 3100);
export const FIXTURE_PORT = SITE_PORT + 1;
export const FIXTURE_ORIGIN = `http://localhost:${FIXTURE_PORT}`;
