import Link from '@docusaurus/Link';
import {OPERATOR} from '@site/config/operatorData';
import {StructuredData} from '@site/src/components/StructuredData';
import type {ReactNode} from 'react';
import {useSellsHere} from '@site/src/lib/useAccounts';

import styles from './Faq.module.css';
import {questions} from './texts';

/** Questions and answers, open for all to read, and the same as FAQPage (schema.org). */
export function Faq(): ReactNode {
  const shown = questions(OPERATOR, useSellsHere());
  return (
    <>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: shown.map(({question, answer}) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: {'@type': 'Answer', text: answer},
          })),
        }}
      />
      <dl className={styles.list}>
        {shown.map(({id, question, answer, more}) => (
          <div key={id} id={id} className={styles.item}>
            <dt className={styles.question}>{question}</dt>
            <dd className={styles.answer}>
              <p>{answer}</p>
              {more !== undefined && (
                <p>
                  <Link to={more.to}>{more.text}</Link>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
