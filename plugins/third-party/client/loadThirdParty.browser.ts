import type {ThirdPartyIds} from '../activeIds';

declare global {
  interface Window {
    /** The queue that the tag manager reads. */
    dataLayer?: object[];
  }
}

/**
 * Adds the scripts of the services that have an id. Call it once a page, and only after consent.
 * @param now milliseconds since the epoch, the tag manager's starting time
 */
export function loadThirdParty({tagManagerId, adClientId}: ThirdPartyIds, now: number): void {
  if (tagManagerId !== '') {
    window.dataLayer ??= [];
    window.dataLayer.push({'gtm.start': now, event: 'gtm.js'});
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
  }
  if (adClientId !== '') {
    const id = encodeURIComponent(adClientId);
    addScript(
      `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${id}`,
      // As in the snippet that the service hands out.
      'anonymous',
    );
  }
}

function addScript(src: string, crossOrigin: 'anonymous' | null = null): void {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = crossOrigin;
  script.src = src;
  document.head.append(script);
}
