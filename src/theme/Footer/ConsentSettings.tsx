import {usePluginData} from '@docusaurus/useGlobalData';
import {useAccountUrl} from '@site/src/lib/useAccountUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Opens the consent bar again (plugins/third-party). Drawn only where third-party scripts exist. */
export default function ConsentSettings(): ReactNode {
  const isElsewhere = useAccountUrl() !== undefined;
  if (usePluginData('third-party') === undefined || isElsewhere) return null;
  return (
    <button className={styles.consent} type="button" data-consent-settings="" data-native="">
      外部送信の設定を変える
    </button>
  );
}
