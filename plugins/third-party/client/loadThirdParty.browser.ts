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
    addScript('https://www.googletagmanager.com/gtm.js', 'id', tagManagerId);
  }
  if (adClientId !== '') {
    addScript('https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js', 'client', adClientId);
  }
}

function addScript(address: string, parameter: string, id: string): void {
  const script = document.createElement('script');
  script.async = true;
  // Without credentials for the script itself; both services answer any origin.
  script.src = `${address}?${parameter}=${encodeURIComponent(id)}`;
  document.head.append(script);
}
