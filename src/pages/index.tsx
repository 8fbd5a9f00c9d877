import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout title="配信のコメントを、ぜんぶここで。" description="コメびよりは、いくつもの配信サイトのコメントとギフトを一つにまとめて、読む・読み上げる・画面に映す・遊ぶためのWindows/macOSアプリです。">
      <main className="container margin-vert--lg">
        <h1>配信のコメントを、ぜんぶここで。</h1>
        <p>コメびよりは、いくつもの配信サイトのコメントとギフトを一つにまとめて、読む・読み上げる・画面に映す・遊ぶためのWindows/macOSアプリです。</p>
      </main>
    </Layout>
  );
}
