import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="運営について"
      description="コメびよりの運営と、目的に合ったお問い合わせ先です。使い方の質問、事業のご相談、権利や個人情報のご連絡の窓口を案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>運営について</h1>
        <p>
          コメびよりの運営と、目的に合ったお問い合わせ先です。使い方の質問、事業のご相談、権利や個人情報のご連絡の窓口を案内します。
        </p>
      </main>
    </Layout>
  );
}
