import type {ReactNode} from 'react';
import type {AccountClient} from '../client/accountClient';
import {maskedMail} from '../model/masked';
import {Message} from '../parts/Message';
import {useAnswer} from '../parts/useAnswer';
import {BUY_TEXTS} from '../texts/messages.ja';
import {heldText} from './held';

interface Props {
  readonly client: AccountClient;
  readonly mail: string;
}

/** Says so to those who have Pro already, and who is signed in. */
export function HeldNote({client, mail}: Props): ReactNode {
  const {answer} = useAnswer(client.account);
  const text = answer.kind === 'ready' ? heldText(answer.value) : undefined;
  if (text === undefined) return null;
  return (
    <Message tone="done" action={<a href="/account/my">マイページを開く</a>}>
      <p>
        <strong>{BUY_TEXTS.held}</strong>（{maskedMail(mail)}）
      </p>
      <p>{text}</p>
    </Message>
  );
}
