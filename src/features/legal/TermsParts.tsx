import {OPERATOR} from '@site/config/operatorData';
import type {ReactNode} from 'react';

const {changeNoticeDays, endNoticeDays, liabilityMonths, court} = OPERATOR.terms;

/** How long before a change of the terms, or the end of the service, it is announced. */
export function NoticeDays({of}: {readonly of: 'change' | 'end'}): ReactNode {
  return `${of === 'change' ? changeNoticeDays : endNoticeDays}日前`;
}

/**
 * The cap for slight negligence. 消費者契約法 8条: it must say by itself that it does not reach
 * intent and gross negligence, and it may not take away everything, so free use has no cap.
 */
export function LiabilityCap(): ReactNode {
  if (liabilityMonths === 0) return null;
  return (
    <>
      <li>
        有料の提供物で、当方の軽過失（重大な過失を除く過失）によって損害が生じたときは、当方の賠償に上限を設けます。上限は、その利用者が直近
        {liabilityMonths}か月に支払った金額です。
      </li>
      <li>前項の上限は、当方の故意または重大な過失による損害には適用しません。</li>
      <li>前々項の上限は、人の生命や身体に生じた損害には適用しません。</li>
    </>
  );
}

/** Where a dispute is heard: the court of the operator beside, never instead of, the consumer's. */
export function Court(): ReactNode {
  return (
    <>
      {court !== '' && <li>当方と利用者の間の訴えは、{court}にも起こせるものとします。</li>}
      <li>訴えを起こす裁判所は、民事訴訟法などの法令によって定まります。</li>
      <li>消費者である利用者が、その住所地の裁判所に訴えを起こすことを妨げません。</li>
    </>
  );
}
