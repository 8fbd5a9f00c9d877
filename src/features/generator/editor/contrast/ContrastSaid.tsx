import {useEffect, useRef, type ReactNode} from 'react';
import {checkContrast, sayFailing} from '@komebiyori/overlays/contrast/checkContrast';
import type {Design} from '@komebiyori/overlays/model/design';
import {useSaid} from '@site/src/lib/useSaid';

/** ms without a change: while a slider moves, texts become readable and unreadable on the way. */
const SETTLED_MS = 700;

/** Tells who cannot see the preview when a change made texts hard to read, or readable again. */
export function ContrastSaid({design}: {readonly design: Design}): ReactNode {
  const [said, say] = useSaid();
  const before = useRef<number>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      const findings = checkContrast(design);
      const failing = findings.filter(({passes}) => !passes).length;
      const was = before.current;
      before.current = failing;
      if (was === undefined || was === failing) return;
      say(failing === 0 ? 'どの文字も、読みやすい配色になりました。' : sayFailing(findings));
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [design, say]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
