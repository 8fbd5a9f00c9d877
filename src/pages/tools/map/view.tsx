import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="コメントマップの表示"
      description="配信画面に重ねる日本地図の画面の説明です。OBSのブラウザソースの大きさの目安と、コメントの受け取り方を案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>コメントマップの表示</h1>
        <p>
          配信画面に重ねる日本地図の画面の説明です。OBSのブラウザソースの大きさの目安と、コメントの受け取り方を案内します。
        </p>
      </main>
    </Layout>
  );
}
