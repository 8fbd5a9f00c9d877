import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';

import {BreadcrumbData} from '@site/src/components/StructuredData';
import {MapOverlay} from '@site/src/features/commentMap';

const DESCRIPTION =
  'コメントマップを配信画面に映すページです。OBSのブラウザソースで開くと、視聴者の都道府県が透明な背景の日本地図に映ります。設定はコメントマップのページで作ります。';

/** The overlay: no bar, no footer, see-through. Without script it says what it is for. */
export default function Page(): ReactNode {
  return (
    <HtmlClassNameProvider className="comment-map-overlay">
      <PageMetadata title="コメントマップの表示" description={DESCRIPTION} />
      <Head>
        <meta name="boot" content="eager" />
        {/* Whoever searches wants the tool: for a reader this page is empty. */}
        <meta name="robots" content="noindex" />
      </Head>
      <BreadcrumbData
        name="コメントマップの表示"
        path="/tools/map/view"
        above="コメントマップ"
        abovePath="/tools/map"
      />
      <main>
        <h1>コメントマップの表示</h1>
        <p>
          OBSのブラウザソースで開く地図です。視聴者の都道府県が、ここに映ります。ブラウザのJavaScriptをオンにして開きます。
        </p>
        <p>
          設定とOBSへの入れ方は、<a href="/tools/map">コメントマップ</a>のページにあります。
        </p>
        <MapOverlay />
      </main>
    </HtmlClassNameProvider>
  );
}
