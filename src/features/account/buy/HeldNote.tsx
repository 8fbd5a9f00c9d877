import type {ReactNode} from 'react';
import type {Account} from '../client/answers';
import {dayText} from '../model/formats';
import {maskedMail} from '../model/masked';
import {asPaid, endsLater, isHeld} from '../model/states';
import {Message} from '../parts/TaskParts';
import {BUY_TEXTS} from '../texts/messages.ja';

/**
 * What somebody who has Pro already should know before paying for it again.
 * @returns undefined for those who have not
 */
export function heldText({licences, memberships, now}: Account): string | undefined {
  const held = licences.filter((licence) => isHeld(licence, now));
  if (held.length === 0) return undefined;
  const isForever = held.some(({expires_at}) => expires_at === null);
  // A membership that goes on is paid for on and on, whatever else is bought.
  const goesOn = memberships.find(
    ({status, cancel_at_period_end}) => status === 'active' && !cancel_at_period_end,
  );
  if (isForever) return goesOn === undefined ? BUY_TEXTS.heldForever : BUY_TEXTS.heldTwice;
  if (goesOn !== undefined) {
    const end = goesOn.current_period_end;
    return BUY_TEXTS.heldMembership(end === null ? undefined : dayText(end));
  }
  const ends = held.map((licence) => asPaid(licence, memberships, now).expires_at?.getTime() ?? 0);
  const last = dayText(new Date(Math.max(...ends)));
  return memberships.some((membership) => endsLater(membership, now))
    ? BUY_TEXTS.heldCanceled(last)
    : BUY_TEXTS.heldUntil(last);
}

interface Props {
  readonly account: Account;
  readonly mail: string;
}

/** Says so to those who have Pro already, and who is signed in. */
export function HeldNote({account, mail}: Props): ReactNode {
  const text = heldText(account);
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
