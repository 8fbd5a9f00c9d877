import {useId, useRef, type ReactNode} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {Checks, describedByTyped, TypedNote, useTypedNumber} from '@site/src/components/ToolParts';
import {ALL_COMMENT_KINDS} from '@komebiyori/simulator/scenario';

import {useRoving} from '../keys/useRoving';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './FeedPane.module.css';
import {kindLabel, MAX_SEED, servicesFor, type FeedSettings} from './feedSettings';
import type {Feed} from './usePreview';

interface Props {
  readonly app: AppVersion;
  readonly settings: FeedSettings;
  readonly change: Feed['change'];
}

/** Which services and kinds come by themselves. */
export function FeedFilters({app, settings, change}: Props): ReactNode {
  const id = useId();
  const typed = useTypedNumber(settings.seed, {
    min: 0,
    max: MAX_SEED,
    onChange: (seed) => {
      change({seed: Math.trunc(seed)});
    },
  });
  const kinds = ALL_COMMENT_KINDS.map((id) => ({id, label: kindLabel(id)}));
  return (
    <details className={styles.filters}>
      <summary>流すサイトと種類を選ぶ</summary>
      <label className={styles.seed}>
        <span>並びの番号</span>
        <input
          className={ui.field}
          type="number"
          min={0}
          max={MAX_SEED}
          title="同じ番号では、同じコメントが同じ順に流れます"
          aria-describedby={describedByTyped(undefined, {id, typed})}
          {...typed.field}
        />
      </label>
      <TypedNote id={id} typed={typed} />
      <Ticks
        title="配信サイト"
        all={servicesFor(app)}
        chosen={settings.services}
        onChange={(services) => {
          change({services});
        }}
      />
      <Ticks
        title="コメントの種類"
        all={kinds}
        chosen={settings.kinds}
        onChange={(chosen) => {
          change({kinds: chosen});
        }}
      />
    </details>
  );
}

interface TicksProps<Id extends string> {
  readonly title: string;
  readonly all: readonly {readonly id: Id; readonly label: string}[];
  readonly chosen: readonly Id[];
  readonly onChange: (chosen: readonly Id[]) => void;
}

function Ticks<Id extends string>({title, all, chosen, onChange}: TicksProps<Id>): ReactNode {
  const ids = all.map(({id}) => id);
  const box = useRef<HTMLFieldSetElement>(null);
  useRoving(box, 'input');
  return (
    <fieldset className={styles.ticks} ref={box}>
      <legend>{title}</legend>
      <span className={styles.many}>
        <Button
          look="quiet"
          onClick={() => {
            onChange(ids);
          }}
        >
          すべて
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            onChange([]);
          }}
        >
          なし
        </Button>
      </span>
      <Checks
        values={chosen}
        options={all.map(({id, label}) => ({value: id, name: label}))}
        className={styles.tick}
        onChange={(next) => {
          onChange(ids.filter((id) => next.includes(id)));
        }}
      />
    </fieldset>
  );
}
