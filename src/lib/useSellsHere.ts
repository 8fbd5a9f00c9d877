import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether Pro can be bought on this build of the site (config/accounts.ts), not only elsewhere. */
export function useSellsHere(): boolean {
  return useDocusaurusContext().siteConfig.customFields?.['sellsHere'] === true;
}
