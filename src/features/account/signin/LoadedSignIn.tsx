import {useEffect, useLayoutEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {historyEntry, keepInEntry} from '@site/src/browser/historyEntry.browser';
import {useStore} from '@site/src/lib/useStore';
import type {AccountClient, Session} from '../client/accountClient';
import type {FailureCode} from '../client/failureCodes';
import {openClient} from '../client/openClient.browser';
import type {AccountConfig} from '../config';
import {maskedMail} from '../model/masked';
import {LocalNote, Skeleton} from '../parts/Entrance';
import {Message} from '../parts/TaskParts';
import {usePageRestored} from '../parts/usePageRestored';
import {useTask, type Task} from '../parts/useTask';
import {failureText, SIGN_IN_TEXTS} from '../texts/messages.ja';
import {ByMail} from './ByMail';
import {LinkStep} from './LinkStep';
import styles from './SignIn.module.css';
import {
  isCodeStep,
  mayPass,
  signInStart,
  stepQuery,
  type SignInStart,
  type Way,
} from './signInState';
import {useMailSteps, type MailSteps} from './useMailSteps';

/** What is wrong with what was typed, and not with the way to the server. */
const AT_FIELD: readonly FailureCode[] = [
  'otp_expired',
  'validation_failed',
  'email_address_invalid',
];

/** Takes out of the address, and so of the history that people see, what signs in. */
function cleanAddress(way: Way): void {
  const {pathname, search} = window.location;
  const query = stepQuery(search, isCodeStep(search));
  // A reload, or a phone that drops the tab, asks again.
  const mailLink = way.kind === 'link' ? way.tokenHash : undefined;
  keepInEntry({mailLink}, `${pathname}${query}`);
}

/** Goes on as soon as somebody is signed in. */
function usePassage(passes: boolean, {isCode, toMail}: MailSteps, next: string): void {
  useEffect(() => {
    if (!passes) return;
    // The code's step would stay in the history: the browser's button shall lead to where one was.
    if (isCode) toMail();
    // A document of its own, like every way into these pages.
    else window.location.replace(next);
  }, [passes, isCode, toMail, next]);
}

/** Uses what a service brought back. */
function useExchange(
  {exchangeCode}: AccountClient,
  way: Way,
  setWay: (way: Way) => void,
  {run}: Task,
): void {
  const code = way.kind === 'exchange' ? way.code : undefined;
  useEffect(() => {
    if (code === undefined) return;
    run(
      () => exchangeCode(code),
      () => {
        setWay({kind: 'done'});
        return undefined;
      },
      () => {
        setWay({kind: 'mail'});
        return false;
      },
    );
  }, [code, exchangeCode, setWay, run]);
}

/** Signing in, loaded with the libraries that it needs. */
export default function LoadedSignIn({config}: {readonly config: AccountConfig}): ReactNode {
  const [client] = useState(() => openClient(config));
  const [start] = useState(() => signInStart(window.location.search, historyEntry()));
  const [way, setWay] = useState(start.way);
  // Not while rendering, which may be done twice, and not after the page is seen.
  useLayoutEffect(() => {
    cleanAddress(way);
  }, [way]);
  const session = useStore(client.session);
  const isLink = way.kind === 'link';
  const task = useTask(isLink ? 'link' : 'signIn', isLink ? undefined : AT_FIELD);
  // Nobody is on the way to a service any more.
  usePageRestored(task.clear);
  const steps = useMailSteps(way.kind === 'mail' ? task.drop : task.clear);
  const [firstEntry] = useState(steps.entry);
  const hasMoved = way !== start.way || steps.entry !== firstEntry;
  const passes = way.kind === 'done' || mayPass(way, session);
  usePassage(passes, steps, start.next);
  useExchange(client, way, setWay, task);
  return (
    <>
      <LocalNote config={config} />
      {!hasMoved && !steps.isCode && <Reason start={start} task={task} />}
      <div className={styles.card}>
        <Step
          client={client}
          config={config}
          next={start.next}
          way={way}
          session={session}
          passes={passes}
          task={task}
          steps={steps}
          hasMoved={hasMoved}
          onWay={setWay}
        />
      </div>
    </>
  );
}

interface StepProps extends ComponentProps<typeof ByMail> {
  readonly way: Way;
  readonly session: Session;
  /** Whether the visitor is signed in and on the way to the next page. */
  readonly passes: boolean;
  readonly onWay: (way: Way) => void;
}

/** What the visitor does now, or waits for. */
function Step({way, session, passes, onWay, ...byMail}: StepProps): ReactNode {
  const {client, task} = byMail;
  if (session.kind === 'checking' || way.kind === 'exchange') {
    return <Skeleton label={SIGN_IN_TEXTS.checking} />;
  }
  if (passes) return <Done session={session} />;
  if (way.kind === 'link') {
    return <LinkStep {...{client, session, task, onWay}} tokenHash={way.tokenHash} />;
  }
  return <ByMail {...byMail} />;
}

/** Why the visitor is here, until something else is said: words that come with a page are not read. */
function Reason({start, task}: {readonly start: SignInStart; readonly task: Task}): ReactNode {
  const {reason, failure, way} = start;
  const [isFirst, setIsFirst] = useState(true);
  // Who types again after something else was said stays in the field.
  if (isFirst && task.notice !== undefined) setIsFirst(false);
  if (task.notice !== undefined || way.kind !== 'mail') return null;
  if (failure !== undefined) {
    return (
      <Message tone="error" takesFocus={isFirst}>
        {failureText(failure, failure.code === 'otp_expired' ? 'link' : 'signIn')}
      </Message>
    );
  }
  if (reason === undefined) return null;
  return (
    <Message tone="info" takesFocus={isFirst}>
      {SIGN_IN_TEXTS[reason]}
    </Message>
  );
}

function Done({session}: {readonly session: Session}): ReactNode {
  return (
    <Message tone="done" takesFocus>
      {SIGN_IN_TEXTS.done}
      {session.kind === 'signedIn' && (
        <>
          <br />
          <strong className={styles.mail}>{maskedMail(session.mail)}</strong>
        </>
      )}
    </Message>
  );
}
