import {createContext, useContext, useEffect, useSyncExternalStore, type ReactNode} from 'react';
import {CodeOwner} from '@site/src/components/CopyText';
import {Tabs} from '@site/src/components/Tabs';
import {LANGUAGES, type Language} from '@site/src/lib/apiReference/samples';
import {chooseLanguage, language, recallLanguage} from './language.browser';
import styles from './reference.module.css';

interface Shown {
  readonly prefix: string;
  readonly language: Language;
}

const ShownContext = createContext<Shown>({prefix: '', language: 'curl'});

/** The language to show of those there are, and all of them as tabs. */
export function useLanguage(offered: readonly string[]): {
  readonly shown: Language;
  readonly tabs: readonly {readonly id: Language; readonly label: string}[];
} {
  const wanted = useSyncExternalStore(language.subscribe, language.get, () => 'curl' as const);
  useEffect(recallLanguage, []);
  const tabs = LANGUAGES.filter(({id}) => offered.includes(id));
  // Where the reader's language has no way, the first stands in.
  const shown = tabs.find(({id}) => id === wanted)?.id ?? tabs[0]?.id ?? 'curl';
  return {shown, tabs};
}

/** In a row that scrolls sideways where it is narrow. */
export const TAB_LOOKS = {row: styles.tabs, tab: styles.tab};

interface SamplesProps {
  /** Of the operation. */
  readonly id: string;
  /** The languages that it has, separated by spaces. */
  readonly languages: string;
  /** An `ApiSample` for each. */
  readonly children: ReactNode;
}

/** The code of one call, in the language that the reader chose anywhere. */
export function ApiSamples({id, languages, children}: SamplesProps): ReactNode {
  const prefix = `${id}-code-`;
  const entry = useContext(CodeOwner);
  const {shown, tabs} = useLanguage(languages.split(' '));
  return (
    <div className={styles.samples}>
      <Tabs
        label={entry === '' ? 'コードの言語' : `コードの言語（${entry}）`}
        tabs={tabs}
        tab={shown}
        onChange={chooseLanguage}
        prefix={prefix}
        classNames={TAB_LOOKS}
      />
      <ShownContext value={{prefix, language: shown}}>{children}</ShownContext>
    </div>
  );
}

interface SampleProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** The code of one language; all of them stand one below the other where no script runs. */
export function ApiSample({language: mine, children}: SampleProps): ReactNode {
  const {prefix, language: shown} = useContext(ShownContext);
  return (
    <div
      className={styles.sample}
      role="tabpanel"
      id={`${prefix}${mine}`}
      aria-labelledby={`${prefix}tab-${mine}`}
      hidden={mine !== shown}
    >
      {children}
    </div>
  );
}
