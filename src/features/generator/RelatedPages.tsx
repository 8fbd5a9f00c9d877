import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {LinkCards, type LinkCard} from '@site/src/components/LinkCards';
import styles from './Generator.module.css';
import {GENERATOR_VERSIONS} from './versions';

const CARDS: readonly LinkCard[] = [
  {
    to: '/docs/guide/template',
    title: 'OBSに映す手順',
    text: 'ブラウザソースの大きさと、出ないときの直し方です。',
  },
  {to: '/docs/customize', title: 'カスタマイズ', text: 'CSSの書き方と、文字の変え方です。'},
  {
    to: '/docs/templates',
    title: 'テンプレート一覧',
    text: '付属のテンプレートの見た目と大きさです。',
  },
];

/** The manual pages that help while styling a template. */
export function RelatedPages(): ReactNode {
  return <LinkCards cards={CARDS} />;
}

interface Props {
  readonly current: AppVersion;
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
