import {type ReactNode, useId, useState} from 'react';
import {Button} from '@site/src/components/ToolParts';
import {PROVIDER_NAMES, type SignInProvider} from '@site/src/lib/signInProviders';
import type {AccountClient} from '../client/accountClient';
import type {AccountConfig} from '../config';
import type {Task} from '../parts/useTask';
import {SIGN_IN_TEXTS} from '../texts/messages.ja';
import {CodeStep} from './CodeStep';
import {sentBefore} from './codeRequest';
import {MailStep} from './MailStep';
import styles from './SignIn.module.css';
import {useLostAnswer} from './useLostAnswer';
import type {MailSteps} from './useMailSteps';

interface Props {
  readonly client: AccountClient;
  readonly config: AccountConfig;
  readonly next: string;
  readonly task: Task;
  readonly steps: MailSteps;
  readonly hasMoved: boolean;
}

/** An address and the code that is sent there, or one of the services. */
export function ByMail({client, config, next, task, steps, hasMoved}: Props): ReactNode {
  const {request, isCode, toCode, toMail} = steps;
  const wasLost = useLostAnswer();
  /** When the code was sent that may be used up: another one is asked for at once. */
  const [usedUp, setUsedUp] = useState<number>();
  const send = (mail: string): void => {
    task.run(
      () => client.sendCode(mail, next),
      () => {
        toCode({mail, sentAt: Date.now()});
        return isCode ? SIGN_IN_TEXTS.sentAgain : undefined;
      },
      (failure) => {
        const sentAt = sentBefore(failure, Date.now());
        if (sentAt === undefined) return false;
        toCode({mail, sentAt});
        if (usedUp !== undefined && request?.mail === mail) {
          setUsedUp(undefined);
          // The code that is there is no use.
          return false;
        }
        // Nothing went wrong: the code is there.
        task.say('info', SIGN_IN_TEXTS.sentBefore);
        return true;
      },
    );
  };
  if (isCode && request !== undefined) {
    return (
      <CodeStep
        task={task}
        request={request}
        submitsItself
        isUsedUp={usedUp === request.sentAt}
        onVerify={(code) => {
          task.run(
            () => client.verifyCode(request.mail, code),
            () => undefined,
            (failure) => {
              const isUsedUp = wasLost(code, failure);
              if (isUsedUp) setUsedUp(request.sentAt);
              return isUsedUp && SIGN_IN_TEXTS.codeUsedUp;
            },
          );
        }}
        onResend={() => {
          send(request.mail);
        }}
        onBack={toMail}
      />
    );
  }
  return (
    <>
      <MailStep
        task={task}
        request={request}
        takesFocus={hasMoved && task.notice === undefined}
        onSend={send}
        onEnter={() => {
          if (request !== undefined) toCode(request);
        }}
      />
      <Providers
        providers={config.providers}
        isBusy={task.isBusy}
        onChoose={(provider) => {
          task.run(
            () => client.signInWith(provider, next),
            () => SIGN_IN_TEXTS.leaving(PROVIDER_NAMES[provider]),
          );
        }}
      />
    </>
  );
}

interface ProvidersProps {
  readonly providers: readonly SignInProvider[];
  readonly isBusy: boolean;
  readonly onChoose: (provider: SignInProvider) => void;
}

/** Other services that the owner has set up. */
function Providers({providers, isBusy, onChoose}: ProvidersProps): ReactNode {
  const id = useId();
  if (providers.length === 0) return null;
  return (
    <div className={styles.others} role="group" aria-labelledby={id}>
      <p id={id}>ほかのサービスでログインする</p>
      {providers.map((provider) => (
        <Button
          key={provider}
          disabled={isBusy}
          onClick={() => {
            onChoose(provider);
          }}
        >
          {PROVIDER_NAMES[provider]}でログイン
        </Button>
      ))}
    </div>
  );
}
