import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {accountConfig, type AccountConfig} from './config';

/** The backend of the accounts; undefined where the site has none. */
export function useAccountConfig(): AccountConfig | undefined {
  return accountConfig(useDocusaurusContext().siteConfig.customFields);
}
