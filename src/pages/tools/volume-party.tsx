import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="音量パーティー"
      description="声の大きさに合わせて画面に演出を出す遊び方の説明です。音量のしきい値の決め方と、アプリのワードパーティーへのつなぎ方を示します。"
    >
      <main className="container margin-vert--lg">
        <h1>音量パーティー</h1>
        <p>
          声の大きさに合わせて画面に演出を出す遊び方の説明です。音量のしきい値の決め方と、アプリのワードパーティーへのつなぎ方を示します。
        </p>
      </main>
    </Layout>
  );
}
