import {useEffect, useRef, type ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Tool} from '../tool/tool.browser';
import {BackdropChoice} from '../ui/BackdropChoice';
import {ResultCard} from './ResultCard';
import styles from './ResultsPanel.module.css';

interface Props {
  readonly tool: Tool;
}

/** The last file, and the one before to compare. */
export function ResultsPanel({tool}: Props): ReactNode {
  const results = useStore(tool.exporter.results);
  const {backdrop} = useStore(tool.view);
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
        <BackdropChoice tool={tool} />
        <div className={styles.cards}>
          {results.map((result, index) => (
            <ResultCard
              key={result.id}
              {...{tool, result, backdrop}}
              before={index === 0 ? results[1] : undefined}
              isOld={index > 0}
            />
          ))}
        </div>
      </div>
    </Panel>
  );
}
