// Change: the six supporters between the columns and the last line, and the site's version.
import {useThemeConfig, ThemeClassNames} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import {SITE} from '@site/config/site';
import {SupporterPlaces} from '@site/src/components/Supporters';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLinks from '@theme/Footer/Links';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {useAccountUrl} from '@site/src/lib/useAccounts';
import styles from './styles.module.css';

export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  const supportersId = useId();
  if (!footer) return null;
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.inner}>
        {footer.links.length > 0 && <FooterLinks links={footer.links} />}
        <section className={styles.supporters} aria-labelledby={supportersId}>
          <h2 className={styles.title} id={supportersId}>
            サポーター
          </h2>
          <SupporterPlaces />
        </section>
        <div className={styles.bottom}>
          {footer.copyright !== undefined && <FooterCopyright copyright={footer.copyright} />}
          <ConsentSettings />
          <p className={styles.version}>サイトのバージョン {SITE.siteVersion}</p>
        </div>
      </div>
    </footer>
  );
}

/** Opens the consent bar again (plugins/third-party). Drawn only where third-party scripts exist. */
function ConsentSettings(): ReactNode {
  const isElsewhere = useAccountUrl() !== undefined;
  if (usePluginData('third-party') === undefined || isElsewhere) return null;
  return (
    <button className={styles.consent} type="button" data-consent-settings="" data-native="">
      外部送信の設定を変える
    </button>
  );
}
