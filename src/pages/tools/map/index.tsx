import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="コメントマップ"
      description="視聴者のコメントを地図に映す遊び方の説明です。都道府県を聞くときの言葉の決め方と、個人の情報を守るための注意をまとめます。"
    >
      <main className="container margin-vert--lg">
        <h1>コメントマップ</h1>
        <p>
          視聴者のコメントを地図に映す遊び方の説明です。都道府県を聞くときの言葉の決め方と、個人の情報を守るための注意をまとめます。
        </p>
      </main>
    </Layout>
  );
}
