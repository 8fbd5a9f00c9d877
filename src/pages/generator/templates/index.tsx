import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="テンプレートエディタ"
      description="コメント表示の見た目を決めるCSSを、アプリの版ごとに選ぶ入口です。版の確かめ方と、OBSに入れる手順を案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>テンプレートエディタ</h1>
        <p>
          コメント表示の見た目を決めるCSSを、アプリの版ごとに選ぶ入口です。版の確かめ方と、OBSに入れる手順を案内します。
        </p>
      </main>
    </Layout>
  );
}
