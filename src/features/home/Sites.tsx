import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import styles from './Sites.module.css';

/** A streaming site, named in text; the letter stands in a neutral circle, never a logo. */
interface Site {
  readonly letter: string;
  readonly name: string;
}

const STREAM_SITES: readonly Site[] = [
  {letter: 'Y', name: 'YouTube Live'},
  {letter: 'T', name: 'Twitch'},
  {letter: 'ニ', name: 'ニコニコ生放送'},
  {letter: 'ツ', name: 'ツイキャス'},
  {letter: 'T', name: 'TikTok LIVE'},
  {letter: 'S', name: 'SHOWROOM'},
  {letter: 'ミ', name: 'ミラティブ'},
  {letter: 'ミ', name: 'ミクチャ'},
  {letter: 'b', name: 'bilibili'},
  {letter: 'K', name: 'Kick'},
  {letter: 'D', name: 'Doneru'},
  {letter: 'S', name: 'Streamlabs'},
  {letter: 'V', name: 'VTips'},
];

/** The supported sites, in text. */
export function Sites(): ReactNode {
  return (
    <Section
      id="sites"
      title="対応している配信サイト"
      tone="band"
      lead="配信サイトと、寄付や通知のサービスから受け取れます。ほかのサイトも、外部ツールからローカルAPIを通して取り込めます。"
    >
      <ul className={styles.list}>
        {STREAM_SITES.map(({letter, name}) => (
          <li key={name} className={styles.site}>
            <span className={styles.letter} aria-hidden="true">
              {letter}
            </span>
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/docs/urls">視聴URLの書き方</Link>
        <Link to="/docs/supported-sites">サイトごとに取れるもの</Link>
      </p>
    </Section>
  );
}
