import {lazy, memo, Suspense, useRef, type ReactNode} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {loadPart} from '@site/src/browser/navigation.browser';
import {useCharacterKeys} from '@site/src/components/CharacterKeys';

import {useRoving} from '../keys/useRoving';
import {Button} from '../ui/Button';
import {FeedFilters} from './FeedFilters';
import styles from './FeedPane.module.css';
import {canFlow, canMake, FEED_BUTTONS, GIFT_TIERS, RATES} from './feedSettings';
import type {Feed} from './usePreview';

interface Props {
  readonly app: AppVersion;
  readonly feed: Feed;
}

// Not by LazyTool: what that needs of Docusaurus would keep webpack from joining the editor's modules.
const LivePane = lazy(() => loadPart(() => import('./live/LivePane')));
/** What brings the comments of the app. */
const LIVE = '本アプリのコメントを流す';

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
          <input
            type="range"
            {...RATES}
            value={settings.rate}
            disabled={isLive}
            aria-valuetext={`毎秒${settings.rate}件`}
            onChange={({target}) => {
              change({rate: Number(target.value)});
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
