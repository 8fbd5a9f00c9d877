import {joinSources, type CspSources} from '../hosting/policy';
import {activeIds, type ThirdPartyOptions} from './activeIds';

// developers.google.com/tag-platform/security/guides/csp: the container and Google Analytics 4.
// Tags of other services in the container need their origins added here.
const TAG_MANAGER: Required<CspSources> = {
  'script-src': ['https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
  ],
  'img-src': ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  'frame-src': ['https://www.googletagmanager.com'],
};

// Google publishes no list for ads. These are the origins of the ad script, of the frames that the
// ads live in and of the traffic check; what an ad shows is loaded by its frame, under no policy of ours.
const ADS: Required<CspSources> = {
  'script-src': [
    'https://pagead2.googlesyndication.com',
    'https://tpc.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://*.adtrafficquality.google',
  ],
  'connect-src': [
    'https://pagead2.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://*.adtrafficquality.google',
    'https://csi.gstatic.com',
  ],
  'img-src': [
    'https://pagead2.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://*.adtrafficquality.google',
  ],
  'frame-src': [
    'https://*.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://*.adtrafficquality.google',
    'https://www.google.com',
  ],
};

/** What the content security policy must allow for the active services; nothing when none is. */
export function thirdPartySources(options: ThirdPartyOptions): CspSources {
  const ids = activeIds(options);
  return joinSources([
    ...(ids !== undefined && ids.tagManagerId !== '' ? [TAG_MANAGER] : []),
    ...(ids !== undefined && ids.adClientId !== '' ? [ADS] : []),
  ]);
}
