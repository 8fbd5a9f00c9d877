import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="テンプレートのダウンロード"
      description="配布されたテンプレートのzipをアプリに追加してOBSに出す手順と、アプリに付属するテンプレートの一覧、見分け方を案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>テンプレートのダウンロード</h1>
        <p>
          配布されたテンプレートのzipをアプリに追加してOBSに出す手順と、アプリに付属するテンプレートの一覧、見分け方を案内します。
        </p>
      </main>
    </Layout>
  );
}
