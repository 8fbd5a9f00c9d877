import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="サインイン"
      description="コメびよりのアカウントの使い道と、Proのライセンスキーを手に入れてアプリへ登録するまでの流れを案内します。無料の利用に登録は不要です。"
    >
      <main className="container margin-vert--lg">
        <h1>サインイン</h1>
        <p>
          コメびよりのアカウントの使い道と、Proのライセンスキーを手に入れてアプリへ登録するまでの流れを案内します。無料の利用に登録は不要です。
        </p>
      </main>
    </Layout>
  );
}
