import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether this build of the site has accounts. Whether it sells is another question: `useSellsHere`. */
export function useAccountsOn(): boolean {
  const accounts = useDocusaurusContext().siteConfig.customFields?.['accounts'];
  return accounts === 'on' || accounts === 'local';
}
