import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="お知らせ"
      description="コメびよりの最新版と、大きな変更の知らせです。いまの版は8.0.7で、8.0ではテンプレートの作りが変わりました。更新の手順も案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>お知らせ</h1>
        <p>
          コメびよりの最新版と、大きな変更の知らせです。いまの版は8.0.7で、8.0ではテンプレートの作りが変わりました。更新の手順も案内します。
        </p>
      </main>
    </Layout>
  );
}
