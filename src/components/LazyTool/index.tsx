import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {clsx} from 'clsx';
import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import {createStore} from '@komebiyori/lib/store';
import {loadPart} from '@site/src/browser/navigation.browser';
import {useStore} from '@site/src/lib/useStore';
import {useKeptFocus} from '../ToolParts/useKeptFocus';

import {Button} from '../Button';
import styles from './styles.module.css';

interface Props {
  /** What the visitor calls the tool, as in 「…を読み込んでいます」. */
  readonly name: string;
  /** What a visitor without script still finds on the page: whole sentences. */
  readonly withoutScript: string;
  /** What became of the visitor's work when the tool breaks: whole sentences. */
  readonly whenBroken?: string;
  /** Gives the place its size, so that the page below does not move when the tool comes. */
  readonly className: string;
  /** Loads the application at once: for pages on which nobody comes to read first. */
  readonly eager?: boolean;
  /** The tool, an element of `lazyPart`. */
  readonly children: ReactNode;
}

interface AfterPageProps {
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the children once they are loaded, in the browser only. By a transition: React holds back
 * for 300 ms what takes the place of a Suspense fallback, and here none is ever shown.
 */
function AfterPage({loading, children}: AfterPageProps): ReactNode {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setWanted(true);
    });
  }, []);
  return <Suspense fallback={loading}>{isWanted ? children : loading}</Suspense>;
}

/** Whether a part could not be loaded, and nothing tries again. */
const isMissing = createStore(false);

/**
 * As `lazy` of React, which never tries again what failed once: a part that cannot be loaded waits
 * for the Retry of the box that says so.
 */
export function lazyPart<Props>(
  load: () => Promise<{default: ComponentType<Props>}>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    loadPart(async () => {
      isMissing.set(false);
      try {
        return await load();
      } catch (error) {
        isMissing.set(true);
        throw error;
      }
    }),
  );
}

/** Stands where the tool will be; what can be done about one that does not come is said by a box. */
function Loading({name}: Pick<Props, 'name'>): ReactNode {
  return (
    <p className={styles.loading} role="status">
      {useStore(isMissing) ? `${name}を読み込めていません。` : `${name}を読み込んでいます…`}
    </p>
  );
}

/** The place of a tool that is loaded after the page, with what stands there when it is not. */
export function LazyTool({
  name,
  withoutScript,
  whenBroken = '',
  className,
  eager = false,
  children,
}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  return (
    <div ref={box} className={clsx(styles.box, className)}>
      {eager && (
        <Head>
          <meta name="boot" content="eager" />
        </Head>
      )}
      <noscript>
        <p className={styles.message}>
          {name}を使うには、ブラウザのJavaScriptをオンにします。{withoutScript}
        </p>
      </noscript>
      <ErrorBoundary
        fallback={({tryAgain}) => (
          <div className={styles.message} role="alert">
            <p>
              {name}で問題が起きました。{whenBroken}
            </p>
            <Button look="primary" onClick={tryAgain}>
              もう一度開く
            </Button>
          </div>
        )}
      >
        <AfterPage loading={<Loading name={name} />}>{children}</AfterPage>
      </ErrorBoundary>
    </div>
  );
}
