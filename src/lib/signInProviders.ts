/** Services that can vouch for a visitor, where the owner has set them up. */
export const SIGN_IN_PROVIDERS = ['google', 'twitch', 'discord'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  twitch: 'Twitch',
  discord: 'Discord',
};

/** The services that a custom field of the site's configuration names; others are left out. */
export function knownProviders(field: unknown): SignInProvider[] {
  return Array.isArray(field) ? SIGN_IN_PROVIDERS.filter((name) => field.includes(name)) : [];
}
