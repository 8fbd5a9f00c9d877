export const PARTY = '/tools/volume-party';

/** A link of the overlay with some settings, as anybody may write it. */
export const linkOfOverlay = (some: object): string =>
  `${PARTY}?view=1&s=${Buffer.from(JSON.stringify(some)).toString('base64url')}`;
