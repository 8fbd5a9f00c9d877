/** The ports that scripts/testServers.ts found free; Playwright reads them from what it prints. */
const port = (name: string): string => process.env[name] ?? '0';

/** Where the built site and the fixture site are served. */
export const SITE_ORIGIN = `http://localhost:${port('E2E_SITE')}`;
export const FIXTURE_ORIGIN = `http://localhost:${port('E2E_FIXTURE')}`;
/** Where tests themselves reach the embedded backend; pages know it by its own address. */
export const BACKEND = `http://127.0.0.1:${port('E2E_ACCOUNTS')}`;
