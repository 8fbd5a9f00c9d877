import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="透過WebM"
      description="配信に重ねる、背景が透明な動画の形式の説明です。OBSとワードパーティーで使うときの作り方の要点と、軽くするコツをまとめます。"
    >
      <main className="container margin-vert--lg">
        <h1>透過WebM</h1>
        <p>
          配信に重ねる、背景が透明な動画の形式の説明です。OBSとワードパーティーで使うときの作り方の要点と、軽くするコツをまとめます。
        </p>
      </main>
    </Layout>
  );
}
