import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isPrivatePath} from './ownDocument';

/**
 * The origin of this page, where it is one about accounts and they have an origin of their own
 * (config/accounts.ts); undefined for every other page.
 */
export function useAccountUrl(): string | undefined {
  const {pathname} = useLocation();
  const url = useDocusaurusContext().siteConfig.customFields?.['accountUrl'];
  return typeof url === 'string' && url !== '' && isPrivatePath(pathname) ? url : undefined;
}
