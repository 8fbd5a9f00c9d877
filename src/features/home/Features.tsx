import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section';

import {HOME_FEATURES, MORE_FEATURES, type HomeFeature} from './features';
import styles from './Features.module.css';

/** What the app does, a picture and two sentences each. */
export function Features(): ReactNode {
  return (
    <Section
      id="features"
      title="読む、聞く、映す、遊ぶ。"
      lead="配信の間にしたいことを、1つのアプリにそろえました。"
    >
      <ul className={styles.grid}>
        {HOME_FEATURES.map((feature) => (
          <Card key={feature.title} feature={feature} />
        ))}
      </ul>
      <h3>ほかにもできること</h3>
      <ul className={styles.more}>
        {MORE_FEATURES.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Link to="/docs/feature">すべての機能を見る</Link>
    </Section>
  );
}

function Card({feature}: {readonly feature: HomeFeature}): ReactNode {
  const {title, text, link, Picture} = feature;
  return (
    <li className={styles.card}>
      <Picture />
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <Link to={link.to} className={clsx(styles.link)}>
          {link.label}
        </Link>
      </div>
    </li>
  );
}
