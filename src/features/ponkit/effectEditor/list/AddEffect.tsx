import {useRef, type ReactNode} from 'react';
import {type Effect, EFFECT_NAMES, EFFECTS} from '@komebiyori/effects';
import {EffectSketch} from '@site/src/figures/effects/EffectSketch';

import styles from './list.module.css';

interface Props {
  /** Nothing else is there yet: all choices are seen at once. */
  readonly isFirst: boolean;
  readonly onAdd: (effect: Effect) => void;
}

/** What each shows, as the manual says it. */
const LOOKS: Readonly<Record<Effect, string>> = {
  popper: '丸、絵文字、画像が弾けます',
  dropper: '画像や文字が落ちて積もります',
  notifier: '決めた場所に画像が出ます',
  confetti: '紙が吹き出し、舞います',
  throwing: '画像が飛び、当たります',
  connector: 'ほかの演出を続けて出します',
};

/** The six kinds of effects, to add one. */
export function AddEffect({isFirst, onAdd}: Props): ReactNode {
  const box = useRef<HTMLDetailsElement>(null);
  const cards = (
    <div className={styles.kinds} data-first={isFirst || undefined}>
      {EFFECTS.map((effect) => (
        <button
          key={effect}
          type="button"
          aria-label={`${EFFECT_NAMES[effect]}を追加`}
          onClick={() => {
            if (box.current !== null) box.current.open = false;
            onAdd(effect);
          }}
        >
          <EffectSketch effect={effect} />
          {EFFECT_NAMES[effect]}
          {isFirst && <span className={styles.look}>{LOOKS[effect]}</span>}
        </button>
      ))}
    </div>
  );
  if (isFirst) return cards;
  return (
    <details className={styles.add} ref={box}>
      <summary>＋ 演出を追加</summary>
      {cards}
    </details>
  );
}
