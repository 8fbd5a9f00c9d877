import {paintCost, type PaintPart} from '@komebiyori/overlays/cost';
import {templateOf} from '@komebiyori/overlays/templates';
import {useSyncExternalStore, type ReactNode} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';
import {thousands} from '@komebiyori/lib/thousands';
import styles from './CostStrip.module.css';
import type {PaceStore} from './pace';

interface Props {
  /** The design a moment ago. */
  readonly settled: Design;
  readonly pace: PaceStore;
  readonly missing: readonly string[];
}

/** What the design costs the PC, in a place whose height never changes. */
export function CostStrip({settled, pace, missing}: Props): ReactNode {
  const now = useSyncExternalStore(pace.subscribe, pace.read, pace.read);
  const {tone, text} = adviceFor(settled, {isSlow: now?.isSlow === true, missing});
  return (
    <div className={styles.strip} data-part="cost" role="group" aria-label="見本の重さ">
      <p className={styles.figures}>
        <span title="100コマのうち95コマは、この時間以内に描けています" data-slow={now?.isSlow}>
          1コマ <b>{now === undefined ? '–' : now.p95.toFixed(1)}</b>ms
        </span>
        <span title="見本の中の要素の数">
          要素 <b>{now === undefined ? '–' : thousands(now.nodes)}</b>個
        </span>
      </p>
      <p className={styles.advice} data-tone={tone}>
        {text}
      </p>
    </div>
  );
}

/** What to know of a design's work for the PC. */
export interface Advice {
  readonly tone: 'warning' | 'plain';
  readonly text: string;
}

const HEAVY: Readonly<Record<PaintPart, string>> = {
  glow: '光が重なり、重い見た目です。「光の重なり」か「残す件数」を減らしてください。',
  shadow: '影のぼかしで、重い見た目です。「影のぼかし」か「残す件数」を減らしてください。',
  ring: '縁取りの影で、重い見た目です。「縁取りの作り方」を「線」にしてください。',
  frost:
    '箱の後ろのぼかしで、重い見た目です。「後ろのぼかし」を0にするか「残す件数」を減らしてください。',
  box: '箱の影で、重い見た目です。「箱の影のぼかし」か「残す件数」を減らしてください。',
};
const SLOW =
  '動きがカクついています（1秒55コマ未満）。ほかのタブを閉じても続くなら、動きや件数を減らしてください。';

interface Seen {
  readonly isSlow: boolean;
  /** Families that the preview could not load. */
  readonly missing: readonly string[];
}

/** The one thing to say of a design: first what is wrong, then what may become so. */
export function adviceFor(design: Design, {isSlow, missing}: Seen): Advice {
  const [family] = missing;
  if (family !== undefined) {
    const text = `「${family}」を読み込めず、代わりのフォントで出ています。直し方は、フォントの項目にあります。`;
    return {tone: 'warning', text};
  }
  const {isHeavy, most} = paintCost(design);
  if (isHeavy && most !== undefined) return {tone: 'warning', text: HEAVY[most]};
  if (isSlow) return {tone: 'warning', text: SLOW};
  const {weight} = templateOf(design.template);
  return {tone: 'plain', text: weight.kind === 'heavy' ? weight.why : ''};
}
