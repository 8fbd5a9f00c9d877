import {ALL_COMMENT_KINDS} from '@komebiyori/simulator/scenario';
import {lazy, memo, Suspense, useId, useRef, type ReactNode} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {loadPart} from '@site/src/browser/navigation.browser';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';
import {RangeInput} from '@site/src/components/RangeInput';
import {Checks, describedByTyped, TypedNote, useTypedNumber} from '@site/src/components/ToolParts';

import {useRoving} from '../keys/useRoving';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './FeedPane.module.css';
import {
  canFlow,
  canMake,
  FEED_BUTTONS,
  GIFT_TIERS,
  kindLabel,
  MAX_SEED,
  RATES,
  servicesFor,
  type FeedSettings,
} from './feedSettings';
import type {Feed} from './usePreview';

interface Props {
  readonly app: AppVersion;
  readonly feed: Feed;
}

// Not by LazyTool: what that needs of Docusaurus would keep webpack from joining the editor's modules.
const LivePane = lazy(() => loadPart(() => import('./live/LivePane')));
/** What brings the comments of the app. */
const LIVE = '本アプリのコメントを流す';

interface FeedFiltersProps {
  readonly app: AppVersion;
  readonly settings: FeedSettings;
  readonly change: Feed['change'];
}

/** Which services and kinds come by themselves. */
function FeedFilters({app, settings, change}: FeedFiltersProps): ReactNode {
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

/** Comments to try the design with: simulated ones, or those of the running app. */
export const FeedPane = memo(function FeedPane({app, feed}: Props): ReactNode {
  const {settings, change, isPaused, togglePause, step, restart, isLive, toggleLive} = feed;
  const hasCharacterKeys = useCharacterKeys();
  return (
    <div className={styles.feed}>
      <div className={styles.run}>
        <Button
          data-on={isPaused}
          aria-keyshortcuts={hasCharacterKeys ? 'P' : undefined}
          onClick={togglePause}
        >
          {isPaused ? '再開' : '一時停止'}
        </Button>
        <Button disabled={!isPaused || isLive} onClick={step}>
          1件進める
        </Button>
        <Button disabled={isLive} onClick={restart}>
          はじめから
        </Button>
        <label className={styles.rate}>
          <span>速さ</span>
          <RangeInput
            {...RATES}
            value={settings.rate}
            disabled={isLive}
            aria-valuetext={`毎秒${settings.rate}件`}
            onChange={(next) => {
              change({rate: next});
            }}
          />
          <span className={styles.number} aria-hidden="true">
            {settings.rate}件/秒
          </span>
        </label>
        <Button className={styles.live} data-on={isLive} onClick={toggleLive}>
          {isLive ? '見本のコメントに戻す' : LIVE}
        </Button>
      </div>
      {isLive ? (
        <Suspense fallback={<p className={styles.note}>準備しています…</p>}>
          <LivePane player={feed.player} isPaused={isPaused} button={LIVE} />
        </Suspense>
      ) : (
        <>
          <SendButtons feed={feed} />
          <FeedFilters app={app} settings={settings} change={change} />
        </>
      )}
    </div>
  );
});

/** Simulated comments one by one. */
function SendButtons({feed}: Pick<Props, 'feed'>): ReactNode {
  const {settings, send} = feed;
  const buttons = useRef<HTMLDivElement>(null);
  useRoving(buttons, 'button');
  return (
    <>
      <div className={styles.buttons} ref={buttons} role="toolbar" aria-label="1件だけ流す">
        {FEED_BUTTONS.map((button) => (
          <Button
            key={button.kind}
            disabled={!canMake(button.kind, settings)}
            onClick={() => {
              send(button);
            }}
          >
            {button.label}
          </Button>
        ))}
        <span className={styles.tiers} role="group" aria-label="ギフト（7段）">
          <span aria-hidden="true">ギフト</span>
          {GIFT_TIERS.map((tier) => (
            <Button
              key={tier}
              aria-label={`ギフトの${tier}段目`}
              disabled={!canMake('gift', settings)}
              onClick={() => {
                send({kind: 'gift', tier});
              }}
            >
              {tier}
            </Button>
          ))}
        </span>
      </div>
      {!canFlow(settings) && (
        <p className={styles.none} role="status">
          選んだサイトと種類の組み合わせでは、コメントが流れません。
        </p>
      )}
    </>
  );
}
