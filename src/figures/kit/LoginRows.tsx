import type {ReactNode} from 'react';

import {Callout} from './Callout';
import {Line, Soft} from './Columns';
import {Push, Tag} from './Controls';
import {FormHeading, FormRow} from './Form';

interface Props {
  /** The number of the row that is logged in; the two buttons take the next ones. */
  readonly first: number;
  readonly marked?: boolean;
  /** Sites that are not logged in. */
  readonly others: readonly string[];
}

/** The logins in 設定 → プラットフォーム: YouTube with an account, the others without. */
export function LoginRows({first, marked = false, others}: Props): ReactNode {
  return (
    <>
      <FormHeading>ログイン</FormHeading>
      <FormRow n={first} name="YouTube" marked={marked}>
        <Tag tone="amber">ログイン済み</Tag>
        <Soft>配信用アカウント</Soft>
        <Line>
          <Callout n={first + 1} />
          <Push>ログアウト</Push>
        </Line>
      </FormRow>
      {others.map((name, index) => (
        <FormRow key={name} name={name} {...(index === 0 ? {n: first + 2} : {})}>
          <Push tone="main">ログイン</Push>
        </FormRow>
      ))}
    </>
  );
}
