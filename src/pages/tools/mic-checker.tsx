import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="マイクチェッカー"
      description="配信の前にマイクの音量、雑音、割れを確かめる手順と、音の大きさの目安です。ブラウザーとOBSで見るところを順に示します。"
    >
      <main className="container margin-vert--lg">
        <h1>マイクチェッカー</h1>
        <p>
          配信の前にマイクの音量、雑音、割れを確かめる手順と、音の大きさの目安です。ブラウザーとOBSで見るところを順に示します。
        </p>
      </main>
    </Layout>
  );
}
