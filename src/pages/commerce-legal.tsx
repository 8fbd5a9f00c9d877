import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="特定商取引法に基づく表記"
      description="コメびよりの有料の提供物であるProについて、特定商取引法に基づいて表示する事項です。開示の請求方法も案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>特定商取引法に基づく表記</h1>
        <p>
          コメびよりの有料の提供物であるProについて、特定商取引法に基づいて表示する事項です。開示の請求方法も案内します。
        </p>
      </main>
    </Layout>
  );
}
