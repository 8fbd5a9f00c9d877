import type {Account} from '../client/answers';
import {checkName, type Checked} from './inputs';

/** What a visitor has touched on the page; the rest is as the server has it. */
export interface ProfileEdits {
  readonly name?: string;
  readonly newsletter?: boolean;
}

/**
 * What has to be sent so that the profile becomes what the page shows. Only what was touched: the
 * rest may have been changed in another tab. A name is not asked of those who never had one.
 */
export function profileChange(
  {name, newsletter}: ProfileEdits,
  profile: Account['account'],
):
  | {readonly ok: true; readonly change: ProfileEdits}
  | Extract<Checked<'nameMalformed'>, {ok: false}> {
  const news = newsletter === undefined || newsletter === profile.newsletter ? {} : {newsletter};
  if (name === undefined || name.trim() === (profile.display_name ?? '')) {
    return {ok: true, change: news};
  }
  const checked = checkName(name);
  return checked.ok ? {ok: true, change: {name: checked.value, ...news}} : checked;
}
