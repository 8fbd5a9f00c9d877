import type {ReactNode} from 'react';

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

/** A custom property of the bundled templates that visitors may set. */
interface Variable {
  readonly name: string;
  readonly meaning: string;
  readonly example: string;
}

const VARIABLES: readonly Variable[] = [
  {name: '--lcv-font-size', meaning: '文字の大きさ', example: '32px'},
  {name: '--lcv-name-color', meaning: '名前の色', example: '#ffe08a'},
  {name: '--lcv-text-color', meaning: '本文の色', example: '#ffffff'},
  {name: '--lcv-background-color', meaning: '1件の背景', example: 'rgb(0 0 0 / 60%)'},
  {name: '--lcv-avatar-size', meaning: 'アイコンの大きさ', example: '48px'},
  {name: '--lcv-comment-shadow', meaning: '本文の影', example: '0 2px 4px #000000'},
  {name: '--lcv-direction', meaning: '並ぶ向き', example: 'column-reverse'},
];
