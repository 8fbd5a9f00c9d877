import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, Suspense, useId, useState, type ReactNode} from 'react';

import {loadPart} from '@site/src/browser/navigation.browser';
import {Button} from '@site/src/components/Button';

import type {Answer} from './model/feedback';
import styles from './PageFeedback.module.css';

const AnswerPanel = lazy(() =>
  loadPart(() => import(/* webpackChunkName: "page-feedback" */ './AnswerPanel')),
);

/** Where answers are sent; empty for nowhere. */
function useEndpoint(): string {
  const endpoint = useDocusaurusContext().siteConfig.customFields?.['feedbackUrl'];
  return typeof endpoint === 'string' ? endpoint : '';
}

/** 「このページは役に立ちましたか」 below a page of the manual; README.md. */
export function PageFeedback(): ReactNode {
  // By page, so that the answer to one is not shown below another.
  return <Question key={useDoc().metadata.permalink} />;
}

function Question(): ReactNode {
  const id = useId();
  const {title, permalink} = useDoc().metadata;
  const {version} = useDocsVersion();
  const endpoint = useEndpoint();
  const [answer, setAnswer] = useState<Answer>();
  const [isSent, setSent] = useState(false);
  const isNo = answer === 'no' && !isSent;
  return (
    <div className={`page-feedback ${styles.feedback ?? ''}`} role="group" aria-labelledby={id}>
      <p className={styles.question}>
        <span id={id}>このページは役に立ちましたか</span>
        <Button
          aria-pressed={answer === 'yes'}
          onClick={() => {
            setAnswer('yes');
          }}
        >
          はい
        </Button>
        <Button
          aria-expanded={isNo}
          onClick={() => {
            setAnswer(isNo ? undefined : 'no');
          }}
        >
          いいえ
        </Button>
      </p>
      <p role="status">
        {(isSent || (answer === 'yes' && endpoint === '')) && 'ありがとうございます。'}
      </p>
      {answer !== undefined && !isSent && (isNo || endpoint !== '') && (
        <Suspense fallback={<p role="status">読み込んでいます。</p>}>
          <AnswerPanel
            answer={answer}
            page={{title, path: permalink, version}}
            endpoint={endpoint}
            onSent={() => {
              setSent(true);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
