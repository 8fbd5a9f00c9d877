import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="手書きオーバーレイ"
      description="配信画面の上に手書きの線を重ねる方法の手引きです。OBSへの重ね方、コメントの表示との並べ方、見やすい線の選び方を示します。"
    >
      <main className="container margin-vert--lg">
        <h1>手書きオーバーレイ</h1>
        <p>
          配信画面の上に手書きの線を重ねる方法の手引きです。OBSへの重ね方、コメントの表示との並べ方、見やすい線の選び方を示します。
        </p>
      </main>
    </Layout>
  );
}
