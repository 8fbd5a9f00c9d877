import type {ReactNode} from 'react';
import type {AccountClient} from '../client/accountClient';
import {isHeld} from '../model/states';
import {Message} from '../parts/Message';
import {useAnswer} from '../parts/useAnswer';
import {BUY_TEXTS} from '../texts/messages.ja';

interface Props {
  readonly client: AccountClient;
  readonly mail: string;
}

/** Says so to those who have Pro already, and who is signed in. */
export function HeldNote({client, mail}: Props): ReactNode {
  const {answer} = useAnswer(client.account);
  const has =
    answer.kind === 'ready' &&
    answer.value.licences.some((licence) => isHeld(licence, answer.value.now));
  return has ? (
    <Message tone="done" action={<a href="/account/my">マイページを開く</a>}>
      {BUY_TEXTS.held}（{mail}）
    </Message>
  ) : null;
}
