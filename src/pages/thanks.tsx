import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="ありがとう"
      description="コメびよりを支えてくださる方々へのお礼と、アプリとサイトを形づくるオープンソースソフトウェアの紹介、支援の方法の案内です。"
    >
      <main className="container margin-vert--lg">
        <h1>ありがとう</h1>
        <p>
          コメびよりを支えてくださる方々へのお礼と、アプリとサイトを形づくるオープンソースソフトウェアの紹介、支援の方法の案内です。
        </p>
      </main>
    </Layout>
  );
}
