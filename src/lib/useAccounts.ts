import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isPrivatePath} from './ownDocument';

/** Whether this build of the site has accounts. Whether it sells is another question: `useSellsHere`. */
export function useAccountsOn(): boolean {
  const accounts = useDocusaurusContext().siteConfig.customFields?.['accounts'];
  return accounts === 'on' || accounts === 'local';
}

/** Whether Pro can be bought on this build of the site (config/accounts.ts), not only elsewhere. */
export function useSellsHere(): boolean {
  return useDocusaurusContext().siteConfig.customFields?.['sellsHere'] === true;
}

/**
 * The origin of this page, where it is one about accounts and they have an origin of their own
 * (config/accounts.ts); undefined for every other page.
 */
export function useAccountUrl(): string | undefined {
  const {pathname} = useLocation();
  const url = useDocusaurusContext().siteConfig.customFields?.['accountUrl'];
  return typeof url === 'string' && url !== '' && isPrivatePath(pathname) ? url : undefined;
}
