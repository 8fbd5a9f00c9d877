import type {ReactNode} from 'react';

import {FanSupport} from '../parts/Entrance';
import parts from '../parts/parts.module.css';

/** Where nothing is on sale: where Pro is to be had, and what to do with what one gets there. */
export function NotSold(): ReactNode {
  return (
    <div className={parts.off} data-sale="off">
      <p>
        <strong>今は、このサイトで販売していません。</strong>
      </p>
      <ul>
        <FanSupport />
        <li>
          受け取った特典コードは、<a href="/account/my">マイページ</a>で使います。
        </li>
      </ul>
    </div>
  );
}
