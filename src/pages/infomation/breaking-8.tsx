import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="8.0の変更点"
      description="8.0でテンプレートの作りが変わりました。使う人が確かめること、作る人が書き換えること、コード例と早見表をまとめます。"
    >
      <main className="container margin-vert--lg">
        <h1>8.0の変更点</h1>
        <p>
          8.0でテンプレートの作りが変わりました。使う人が確かめること、作る人が書き換えること、コード例と早見表をまとめます。
        </p>
      </main>
    </Layout>
  );
}
