// Change: the heading and the button as the specification quotes them, with Japanese beside them, the
// causes of the error in a list, and ways on (home page, forum).
import Link from '@docusaurus/Link';
import {OUTSIDE_LINKS} from '@site/config/site';
import {Button} from '@site/src/components/Button';
import {RiceGrain} from '@site/src/components/Mark';
import type {Props} from '@theme/Error';
import {useId, type ReactNode} from 'react';
import {causeChain} from './causeChain';
import styles from './styles.module.css';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const againId = useId();
  return (
    <main className={styles.page}>
      <RiceGrain className={styles.grain} mood="searching" />
      <h1 className={styles.title} lang="en">
        This page crashed.
      </h1>
      <p className={styles.lead}>ページの表示中に問題が起きました</p>
      <p className={styles.again}>
        <Button look="primary" aria-describedby={againId} onClick={tryAgain}>
          <span lang="en">Try again</span>
        </Button>
        <span id={againId}>もう一度表示する</span>
      </p>
      <p>
        直らないときは、<Link to="/">トップページ</Link>へ戻るか、下のメッセージを添えて
        <Link href={OUTSIDE_LINKS.forum}>ユーザーフォーラム</Link>でお知らせください。
      </p>
      <section className={styles.details} aria-label="エラーメッセージ">
        {/* Written as in Docusaurus, so that a reader can search for the message as a whole. */}
        <pre className={styles.message} lang="en">
          {causeChain(error).join('\n\nCause:\n')}
        </pre>
      </section>
    </main>
  );
}
