import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {PROVIDER_NAMES, type SignInProvider} from '@site/src/lib/signInProviders';
import {useStore} from '@site/src/lib/useStore';
import {openClient} from '../client/openClient.browser';
import type {AccountConfig} from '../config';
import {LocalNote} from '../parts/LocalNote';
import {Message} from '../parts/Message';
import {Skeleton} from '../parts/Skeleton';
import {usePageRestored} from '../parts/usePageRestored';
import {useTask} from '../parts/useTask';
import {failureText, SIGN_IN_TEXTS} from '../texts/messages.ja';
import {CodeStep} from './CodeStep';
import {LinkStep} from './LinkStep';
import {MailStep} from './MailStep';
import {Providers} from './Providers';
import styles from './SignIn.module.css';
import {mayPass, signInStart, withoutSecrets} from './signInState';

/** Takes out of the address, and so of the history, what signs in. */
function cleanAddress(): void {
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${withoutSecrets(search)}`);
}

/** Signing in, loaded with the libraries that it needs. */
export default function LoadedSignIn({config}: {readonly config: AccountConfig}): ReactNode {
  const [client] = useState(() => openClient(config));
  const [start] = useState(() => signInStart(window.location.search));
  // Not while rendering, which may be done twice, and not after the page is seen.
  useLayoutEffect(cleanAddress, []);
  const [step, setStep] = useState(start.step);
  const session = useStore(client.session);
  const {isBusy, notice, run, clear} = useTask(step.kind === 'link' ? 'link' : 'signIn');
  // Nobody is on the way to a service any more.
  usePageRestored(clear);
  const isFirst = step === start.step;
  const passes = step.kind === 'done' || mayPass(step, session);

  useEffect(() => {
    // A document of its own, like every way into these pages.
    if (passes) window.location.replace(start.next);
  }, [passes, start.next]);

  const {exchangeCode} = client;
  const code = step.kind === 'exchange' ? step.code : undefined;
  useEffect(() => {
    if (code === undefined) return;
    run(
      () => exchangeCode(code),
      () => {
        setStep({kind: 'done'});
        return undefined;
      },
      () => {
        setStep({kind: 'mail', mail: ''});
        return false;
      },
    );
  }, [code, exchangeCode, run]);

  const fresh = (): void => {
    clear();
    setStep({kind: 'mail', mail: step.kind === 'code' ? step.mail : ''});
  };
  const enter = (): undefined => {
    setStep({kind: 'done'});
    return undefined;
  };
  const confirm = (tokenHash: string): void => {
    run(
      () => client.verifyLink(tokenHash),
      enter,
      ({code: why}) => {
        // Nothing is left to confirm. Whoever is signed in stays to read so.
        if (why === 'otp_expired' && session.kind === 'signedOut') {
          setStep({kind: 'mail', mail: ''});
        }
        return false;
      },
    );
  };
  const leave = (provider: SignInProvider): void => {
    const back = new URL('/account/signin', window.location.origin);
    back.searchParams.set('next', start.next);
    run(
      () => client.signInWith(provider, back.href),
      () => SIGN_IN_TEXTS.leaving(PROVIDER_NAMES[provider]),
    );
  };
  const send = (mail: string): void => {
    run(
      () => client.sendCode(mail),
      () => {
        setStep({kind: 'code', mail, sentAt: Date.now()});
        return step.kind === 'code' ? SIGN_IN_TEXTS.sentAgain : undefined;
      },
    );
  };

  return (
    <>
      <LocalNote config={config} />
      {start.reason !== undefined && isFirst && step.kind === 'mail' && (
        <Message tone="info">{SIGN_IN_TEXTS[start.reason]}</Message>
      )}
      {start.failure !== undefined && isFirst && notice === undefined && (
        <Message tone="error">
          {failureText(start.failure, start.failure.code === 'otp_expired' ? 'link' : 'signIn')}
        </Message>
      )}
      <div className={styles.card}>
        {session.kind === 'checking' || step.kind === 'exchange' ? (
          <Skeleton label={SIGN_IN_TEXTS.checking} />
        ) : passes ? (
          <Message tone="done">
            {SIGN_IN_TEXTS.done}
            {session.kind === 'signedIn' && (
              <>
                <br />
                <strong className={styles.mail}>{session.mail}</strong>
              </>
            )}
          </Message>
        ) : step.kind === 'mail' ? (
          <>
            <MailStep
              isBusy={isBusy}
              notice={notice}
              mail={step.mail}
              takesFocus={!isFirst && notice === undefined}
              onSend={send}
            />
            <Providers providers={config.providers} isBusy={isBusy} onChoose={leave} />
          </>
        ) : step.kind === 'code' ? (
          <CodeStep
            isBusy={isBusy}
            notice={notice}
            mail={step.mail}
            sentAt={step.sentAt}
            onVerify={(typed) => {
              run(() => client.verifyCode(step.mail, typed), enter);
            }}
            onResend={() => {
              send(step.mail);
            }}
            onBack={fresh}
          />
        ) : (
          <LinkStep
            isBusy={isBusy}
            notice={notice}
            signedInAs={session.kind === 'signedIn' ? session.mail : undefined}
            onConfirm={() => {
              confirm(step.tokenHash);
            }}
            onBack={fresh}
          />
        )}
      </div>
    </>
  );
}
