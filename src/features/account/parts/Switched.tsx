import {useState, type ReactNode} from 'react';
import type {Session} from '../client/accountClient';
import {maskedMail} from '../model/masked';
import {switchedText} from '../texts/messages.ja';
import {Message} from './TaskParts';

interface Switches {
  readonly userId: string | undefined;
  readonly count: number;
}

/**
 * How often another tab has changed whose page this is, while it was open. As a key of what is about
 * the visitor it lets nothing of the former one stay, and no late answer come.
 */
export function useSwitches(session: Session | undefined): number {
  const userId = session?.kind === 'signedIn' ? session.userId : undefined;
  const [seen, setSeen] = useState<Switches>({userId, count: 0});
  if (userId === undefined || userId === seen.userId) return seen.count;
  const next = {userId, count: seen.userId === undefined ? seen.count : seen.count + 1};
  setSeen(next);
  return next.count;
}

interface Props {
  readonly switches: number;
  readonly mail: string;
}

/** Says that the page is another visitor's now, whose buttons act for that one. */
export function SwitchedNote({switches, mail}: Props): ReactNode {
  if (switches === 0) return null;
  return (
    <Message key={switches} tone="info" takesFocus>
      {switchedText(maskedMail(mail))}
    </Message>
  );
}
