// Change: a title that says what is listed and, for an old version, of which version.
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';

export default function DocTagsListPage({tags}: Props): ReactNode {
  const {isLast, label} = useDocsVersion();
  const title = isLast ? 'マニュアルのタグ一覧' : `${label}のマニュアルのタグ一覧`;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata
        title={title}
        description={`${label}のマニュアルのページを、OBS・テンプレート・設定などのタグから探せます。`}
      />
      <SearchMetadata tag="doc_tags_list" />
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <p>知りたいことに近いタグを選ぶと、そのタグのページが並びます。</p>
        <TagsListByLetter tags={tags} />
      </main>
    </HtmlClassNameProvider>
  );
}
