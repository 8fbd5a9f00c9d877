import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="メンバーシップとPro"
      description="無料でできることと、Proで増えることの対比です。Proを入手して、ライセンスキーをアプリに登録するまでの流れも案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>メンバーシップとPro</h1>
        <p>
          無料でできることと、Proで増えることの対比です。Proを入手して、ライセンスキーをアプリに登録するまでの流れも案内します。
        </p>
      </main>
    </Layout>
  );
}
