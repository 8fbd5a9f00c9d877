import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="利用規約"
      description="コメびよりを使うときの決まりです。無料で使うときのクレジットの書き方、テンプレートやSDKの扱い、配信サイトの規約との関係をまとめます。"
    >
      <main className="container margin-vert--lg">
        <h1>利用規約</h1>
        <p>
          コメびよりを使うときの決まりです。無料で使うときのクレジットの書き方、テンプレートやSDKの扱い、配信サイトの規約との関係をまとめます。
        </p>
      </main>
    </Layout>
  );
}
