import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="プライバシーポリシー"
      description="コメびよりのサイトとアプリが、どの情報をどこに置き、何のために使うかを説明します。ブラウザーに残る設定も挙げます。"
    >
      <main className="container margin-vert--lg">
        <h1>プライバシーポリシー</h1>
        <p>
          コメびよりのサイトとアプリが、どの情報をどこに置き、何のために使うかを説明します。ブラウザーに残る設定も挙げます。
        </p>
      </main>
    </Layout>
  );
}
