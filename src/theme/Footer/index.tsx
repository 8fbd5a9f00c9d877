// Change: the six supporters between the columns and the last line, and the site's version.
import {useThemeConfig, ThemeClassNames} from '@docusaurus/theme-common';
import {SITE} from '@site/config/site';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLinks from '@theme/Footer/Links';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ConsentSettings from './ConsentSettings';
import styles from './styles.module.css';
import {Supporters} from './Supporters';

export default function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) return null;
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', styles.footer)}>
      <div className={styles.inner}>
        {footer.links.length > 0 && <FooterLinks links={footer.links} />}
        <Supporters />
        <div className={styles.bottom}>
          {footer.copyright !== undefined && <FooterCopyright copyright={footer.copyright} />}
          <ConsentSettings />
          <p className={styles.version}>サイトのバージョン {SITE.siteVersion}</p>
        </div>
      </div>
    </footer>
  );
}
