import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="メディアキット"
      description="コメびよりを記事や動画で紹介するときの、名前の書き方、紹介文、色、マークの扱いをまとめました。取材の窓口も案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>メディアキット</h1>
        <p>
          コメびよりを記事や動画で紹介するときの、名前の書き方、紹介文、色、マークの扱いをまとめました。取材の窓口も案内します。
        </p>
      </main>
    </Layout>
  );
}
