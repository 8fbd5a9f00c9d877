import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './Generator.module.css';
import {GENERATOR_VERSIONS, type GeneratorVersion} from './versions';

interface Props {
  readonly current: GeneratorVersion;
}

/** The way from one version's page to the others. */
export function VersionLinks({current}: Props): ReactNode {
  return (
    <nav aria-label="テンプレートエディタのバージョン">
      <ul className={styles.versions}>
        {GENERATOR_VERSIONS.map(({version, label}) => (
          <li key={version}>
            <Link
              to={`/generator/templates/${version}`}
              {...(version === current ? {'aria-current': 'page'} : {})}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
