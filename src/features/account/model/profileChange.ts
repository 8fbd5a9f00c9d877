import type {Account} from '../client/answers';
import type {Checked} from './inputs';
import {checkName, type NameProblem} from './names';

/** What a visitor has touched on the page; the rest is as the server has it. */
export interface ProfileEdits {
  readonly name?: string;
  readonly newsletter?: boolean;
}

/**
 * What has to be sent so that the profile becomes what the page shows. Only what was touched: the
 * rest may have been changed in another tab. An empty name takes the name away.
 */
export function profileChange(
  {name, newsletter}: ProfileEdits,
  profile: Account['account'],
): {readonly ok: true; readonly change: ProfileEdits} | Extract<Checked<NameProblem>, {ok: false}> {
  const news = newsletter === undefined || newsletter === profile.newsletter ? {} : {newsletter};
  if (name === undefined) return {ok: true, change: news};
  const checked = checkName(name);
  if (!checked.ok) return checked;
  const isNew = checked.value !== (profile.display_name ?? '');
  return {ok: true, change: {...(isNew ? {name: checked.value} : {}), ...news}};
}
