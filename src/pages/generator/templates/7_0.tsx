import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="テンプレートエディタ 7.0"
      description="本アプリ7.0のテンプレートに合わせたCSSについての案内です。対応する版、見た目を変えられるところ、OBSのカスタムCSSに入れる手順を示します。"
    >
      <main className="container margin-vert--lg">
        <h1>テンプレートエディタ 7.0</h1>
        <p>
          本アプリ7.0のテンプレートに合わせたCSSについての案内です。対応する版、見た目を変えられるところ、OBSのカスタムCSSに入れる手順を示します。
        </p>
      </main>
    </Layout>
  );
}
