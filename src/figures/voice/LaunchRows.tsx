import type {ReactNode} from 'react';

import {Field, Switch} from '../kit/Controls';
import {FormRow} from '../kit/Form';

/** The names of the rows every program in メニュー（⋯）→ 連携 begins with: ① to ④. */
export const LAUNCH_LEGEND = ['有効化', '自動起動', '自動終了', '実行ファイルパス'] as const;

/** Those rows, filled in; `path` is where the program lies. */
export function LaunchRows({path}: {readonly path: string}): ReactNode {
  return LAUNCH_LEGEND.map((name, index) => (
    <FormRow key={name} n={index + 1} name={name}>
      {name === '実行ファイルパス' ? <Field>{path}</Field> : <Switch on />}
    </FormRow>
  ));
}
