import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="ダウンロード"
      description="コメびより8.0.7の動作環境と、Windows版、macOS版の配布形式、インストールの手順、警告が出たときの進め方を案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>ダウンロード</h1>
        <p>
          コメびより8.0.7の動作環境と、Windows版、macOS版の配布形式、インストールの手順、警告が出たときの進め方を案内します。
        </p>
      </main>
    </Layout>
  );
}
