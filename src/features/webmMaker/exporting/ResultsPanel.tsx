import {useEffect, useRef, type ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {BackdropChoice} from '../ui/BackdropChoice';
import {ResultCard} from './ResultCard';
import styles from './ResultsPanel.module.css';

/** The last file, and the one before to compare. */
export function ResultsPanel(): ReactNode {
  const results = useStore(useTool().exporter.results);
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = results[0]?.id;
  useEffect(() => {
    if (newest === undefined) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView({block: 'start'});
  }, [newest]);
  if (results.length === 0) return null;
  return (
    <Panel
      title={results.length === 1 ? 'できたファイル' : 'できたファイル（今回と前回）'}
      heading={heading}
    >
      <div className={styles.body}>
        <BackdropChoice />
        <div className={styles.cards}>
          {results.map((result, index) => (
            <ResultCard
              key={result.id}
              result={result}
              before={index === 0 ? results[1] : undefined}
              isOld={index > 0}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}
