import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="ワードパーティー ポン出しキット"
      description="ワードパーティーの演出を、ボタンで好きなときに出すための案内です。アプリの準備、通信のしくみ、出ないときの確かめ方を示します。"
    >
      <main className="container margin-vert--lg">
        <h1>ワードパーティー ポン出しキット</h1>
        <p>
          ワードパーティーの演出を、ボタンで好きなときに出すための案内です。アプリの準備、通信のしくみ、出ないときの確かめ方を示します。
        </p>
      </main>
    </Layout>
  );
}
