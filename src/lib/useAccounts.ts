import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether this build of the site has accounts. Whether it sells is another question: `useSellsHere`. */
export function useAccountsOn(): boolean {
  const accounts = useDocusaurusContext().siteConfig.customFields?.['accounts'];
  return accounts === 'on' || accounts === 'local';
}

/** Whether Pro can be bought on this build of the site (config/accounts.ts), not only elsewhere. */
export function useSellsHere(): boolean {
  return useDocusaurusContext().siteConfig.customFields?.['sellsHere'] === true;
}
