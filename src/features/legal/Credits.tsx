import packages from '@generated/credits/default/packages.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** The software that this site is built with, as installed when it was built. */
export function Credits(): ReactNode {
  return (
    <table id="packages">
      <thead>
        <tr>
          <th scope="col">名前</th>
          <th scope="col">バージョン</th>
          <th scope="col">ライセンス</th>
        </tr>
      </thead>
      <tbody>
        {packages.map(({name, version, license}) => (
          <tr key={name}>
            <td>
              <Link href={`https://www.npmjs.com/package/${name}`}>{name}</Link>
            </td>
            <td>{version}</td>
            <td>{license}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
