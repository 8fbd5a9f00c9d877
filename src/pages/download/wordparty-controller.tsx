import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="ワードパーティーコントローラー"
      description="本アプリ5.1から7.0で、ワードパーティーの演出を手で出すための小さなアプリの説明です。7.1以降のポン出しキットとの違いも示します。"
    >
      <main className="container margin-vert--lg">
        <h1>ワードパーティーコントローラー</h1>
        <p>
          本アプリ5.1から7.0で、ワードパーティーの演出を手で出すための小さなアプリの説明です。7.1以降のポン出しキットとの違いも示します。
        </p>
      </main>
    </Layout>
  );
}
