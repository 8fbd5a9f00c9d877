import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether this build of the site has accounts, and sells Pro itself. */
export function useAccountsOn(): boolean {
  const accounts = useDocusaurusContext().siteConfig.customFields?.['accounts'];
  return accounts === 'on' || accounts === 'local';
}
