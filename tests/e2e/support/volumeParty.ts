import type {Page} from '@playwright/test';

export const PARTY = '/tools/volume-party';

/** A link of the overlay with some settings, as anybody may write it. */
export const linkOfOverlay = (some: object): string =>
  `${PARTY}?view=1&s=${Buffer.from(JSON.stringify(some)).toString('base64url')}`;

/** As OBS has it in its browser sources. */
export const putIntoObs = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, {obsstudio: {}});
  });
