import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Page(): ReactNode {
  return (
    <Layout
      title="お支払いの後にすること"
      description="Proのお支払いの後に、ライセンスキーをアプリに登録してProに切り替わったことを確かめるまでの手順を案内します。"
    >
      <main className="container margin-vert--lg">
        <h1>お支払いの後にすること</h1>
        <p>
          Proのお支払いの後に、ライセンスキーをアプリに登録してProに切り替わったことを確かめるまでの手順を案内します。
        </p>
      </main>
    </Layout>
  );
}
