import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="マイページ"
      description="Proのライセンスキーを扱うためのページの説明です。キーの保管と、アプリへの登録、うまくいかないときの確かめ方を案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>マイページ</h1>
        <p>
          Proのライセンスキーを扱うためのページの説明です。キーの保管と、アプリへの登録、うまくいかないときの確かめ方を案内します。
        </p>
      </main>
    </Layout>
  );
}
