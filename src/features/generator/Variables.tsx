import type {ReactNode} from 'react';

import {VARIABLES} from './familyVariables';

/** The variables that people write by hand. */
export function Variables(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">変数</th>
          <th scope="col">変わるところ</th>
          <th scope="col">書き方の例</th>
        </tr>
      </thead>
      <tbody>
        {VARIABLES.map(({name, meaning, example}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{meaning}</td>
            <td>
              <code>{example}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
