import {fetchSiteText} from '@komebiyori/lib/siteFile.browser';
import * as v from 'valibot';
import {Button} from '@site/src/components/Button';
import {type ReactNode, useEffect, useState} from 'react';
import {
  type Change,
  type Comparison,
  type Part,
  type Section,
  PageChangesSchema,
  type PageChanges,
} from '../shared/changes';
import styles from './styles.module.css';

const LABELS = {added: '追加', removed: '削除', changed: '変更'} as const;
const ELEMENTS = {added: 'ins', removed: 'del', same: 'span'} as const;

interface Props {
  /** Where the changes of the page are served. */
  readonly address: string;
}

/** What the page says otherwise in the version before and in the newest one. */
export default function Changes({address}: Props): ReactNode {
  const {changes, hasFailed, retry} = useChanges(address);
  if (hasFailed) {
    return (
      <div role="alert">
        <p>
          変更点を読み込めませんでした。通信がつながっているかを確かめて、もう一度試してください。
        </p>
        <Button onClick={retry}>もう一度読み込む</Button>
      </div>
    );
  }
  if (changes === undefined) return <p role="status">読み込んでいます。</p>;
  return changes.comparisons.map((comparison) => (
    <ComparisonView key={comparison.from} comparison={comparison} />
  ));
}

function ComparisonView({comparison}: {readonly comparison: Comparison}): ReactNode {
  const {from, to, absentFrom, sections} = comparison;
  const count = sections.reduce((sum, {changes}) => sum + changes.length, 0);
  return (
    <section className={styles.comparison}>
      <h2>
        {from}から{to}まで
      </h2>
      <p>{summaryOf(comparison, count)}</p>
      {absentFrom === undefined &&
        sections.map((section, index) => (
          // Headings may repeat, and the list never changes.
          <SectionView key={index} section={section} />
        ))}
    </section>
  );
}

function summaryOf({from, to, absentFrom}: Comparison, count: number): string {
  if (absentFrom === from) return `このページは${to}で加わりました。`;
  if (absentFrom === to) return `${to}には、このページがありません。`;
  return count === 0
    ? '文章に変わったところはありません。'
    : `${String(count)}か所の文章が変わりました。`;
}

function SectionView({section: {heading, changes}}: {readonly section: Section}): ReactNode {
  return (
    <>
      {heading !== '' && <h3>{heading}</h3>}
      <ul>
        {changes.map((change, index) => (
          <ChangeView key={index} change={change} />
        ))}
      </ul>
    </>
  );
}

function ChangeView({change: {type, kind, parts}}: {readonly change: Change}): ReactNode {
  const content = parts.map((part, index) => <PartView key={index} part={part} />);
  return (
    <li>
      <span className={styles.label} data-type={type}>
        {LABELS[type]}
      </span>
      {kind === 'code' ? <code>{content}</code> : kind === 'heading' ? <b>{content}</b> : content}
    </li>
  );
}

function PartView({part: {type, text}}: {readonly part: Part}): ReactNode {
  const Element = ELEMENTS[type];
  return <Element>{text}</Element>;
}

interface Loaded {
  /** Undefined while they are on their way. */
  readonly changes: PageChanges | undefined;
  readonly hasFailed: boolean;
  /** Loads them once more after a failure. */
  readonly retry: () => void;
}

/** The changes of a page, loaded from an address of this site. */
function useChanges(address: string): Loaded {
  const [changes, setChanges] = useState<PageChanges>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    loadChanges(address, abort.signal).then(setChanges, () => {
      if (!abort.signal.aborted) setHasFailed(true);
    });
    return () => {
      abort.abort();
    };
  }, [address, attempt]);

  const retry = (): void => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return {changes, hasFailed, retry};
}

async function loadChanges(address: string, signal: AbortSignal): Promise<PageChanges> {
  return v.parse(PageChangesSchema, JSON.parse(await fetchSiteText(address, signal)));
}
