// Change: a natural Japanese title with the version, a list instead of bare articles, and the number of
// pages as text. For social sites it has the card of the list of tags: eight manuals have 100 such pages.
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {SocialCard} from '@site/src/components/SocialCard';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocTagDocListPage({tag}: Props): ReactNode {
  const {isLast, label} = useDocsVersion();
  const title = isLast
    ? `タグ「${tag.label}」のページ`
    : `タグ「${tag.label}」のページ（${label}）`;
  const description = tag.description ?? `「${tag.label}」のタグが付いたマニュアルのページです。`;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <SocialCard pathname={tag.allTagsPath} />
      <main className={`container margin-vert--lg ${styles.page ?? ''}`}>
        {tag.unlisted && <Unlisted />}
        <h1>{title}</h1>
        <p>{description}</p>
        <p>
          {tag.count}ページあります。<Link href={tag.allTagsPath}>すべてのタグを見る</Link>
        </p>
        <ul className={styles.list}>
          {tag.items.map((doc) => (
            <li key={doc.id} className={styles.item}>
              <h2 className={styles.title}>
                <Link to={doc.permalink}>{doc.title}</Link>
              </h2>
              {doc.description && <p className={styles.description}>{doc.description}</p>}
            </li>
          ))}
        </ul>
      </main>
    </HtmlClassNameProvider>
  );
}
