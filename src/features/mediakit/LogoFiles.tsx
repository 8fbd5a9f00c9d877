import type {ReactNode} from 'react';

import {KIT, KIT_IDS, KIT_ZIP, kitPng, kitSvg, type KitId} from '@site/plugins/pictures/shared/kit';
import {BRAND_COLORS} from '@site/config/brandColors';

import styles from './LogoFiles.module.css';

/** The grounds belong to the files and are the same in both colour modes. */
const GROUNDS = {
  light: BRAND_COLORS.onNori,
  dark: BRAND_COLORS.deepNori,
  any: BRAND_COLORS.sunken,
} as const;

/** Every file of the logo: how it looks on its ground, and links to its formats and sizes. */
export function LogoFiles(): ReactNode {
  return (
    <>
      <p>
        <a href={`/${KIT_ZIP}`} download>
          すべてのファイルをまとめてダウンロード（ZIP）
        </a>
      </p>
      <ul className={styles.list}>
        {KIT_IDS.map((id) => (
          <LogoPart key={id} id={id} />
        ))}
      </ul>
    </>
  );
}

function LogoPart({id}: {readonly id: KitId}): ReactNode {
  const {label, ground, widths} = KIT[id];
  const preview = `/${kitSvg(id)}`;
  const wide = id.startsWith('wordmark');
  return (
    <li className={styles.card}>
      <div className={styles.ground} style={{background: GROUNDS[ground]}}>
        {/* The file itself, so that the page shows what is downloaded. */}
        <img src={preview} alt="" height="80" width={wide ? 346 : 80} loading="lazy" />
      </div>
      <h3 className={styles.title}>{label}</h3>
      <ul className={styles.links}>
        <li>
          <Download file={preview} label={label} format="SVG" />
        </li>
        {widths.map((width) => (
          <li key={width}>
            <Download
              file={`/${kitPng(id, width)}`}
              label={label}
              format={wide ? `PNG 幅${width}px` : `PNG ${width}×${width}px`}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface DownloadProps {
  readonly file: string;
  readonly label: string;
  readonly format: string;
}

function Download({file, label, format}: DownloadProps): ReactNode {
  return (
    <a href={file} download>
      {/* Read alone, a link must say of what it is a file. */}
      <span className="visually-hidden">{label} </span>
      {format}
    </a>
  );
}
