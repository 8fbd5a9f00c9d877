import {useEffect, useState, type ReactNode} from 'react';
import {createAppLink, isInObs} from '@komebiyori/app-link';
import {AppLinkBar} from '@site/src/components/AppLink';
import {DEFAULT_ADDRESS, parseAddress} from '@komebiyori/app-link/address';
import type {AppLink} from '@komebiyori/app-link/link';
import type {AppLinkState} from '@komebiyori/app-link/state';
import {useStore} from '@site/src/lib/useStore';

import {MapCanvas} from './MapCanvas';
import {MapSession, TICK} from './session/mapSession';
import type {Settings} from './settings/settings';
import {settingsOf} from './settings/viewUrl';
import {TOPICS} from './tool/tool.browser';

interface Overlay {
  readonly settings: Settings;
  readonly link: AppLink;
  readonly session: MapSession;
}

function createOverlay(): Overlay {
  const settings = settingsOf(window.location.search);
  const address = parseAddress(settings.address, 'loopback') ?? DEFAULT_ADDRESS;
  const link = createAppLink({address, topics: TOPICS});
  const session = new MapSession(settings, Date.now, crypto.randomUUID());
  link.onMessage(session.receive);
  return {settings, link, session};
}

/**
 * Whether the bar is seen. Viewers see what OBS shows: there only what nobody but the streamer can
 * mend, and nothing while the app is merely closed.
 */
function needsBar({kind}: AppLinkState): boolean {
  if (kind === 'connected' || kind === 'reconnecting') return false;
  const isMendable = ['denied', 'refused', 'unsupported', 'version-too-old'].includes(kind);
  return isInObs() ? isMendable : kind !== 'connecting';
}

/** The map with the settings of its address; it keeps its count while the app is away. */
export default function LoadedOverlay(): ReactNode {
  const [{settings, link, session}] = useState(createOverlay);
  useEffect(() => {
    void link.connectIfGranted();
    const {classList} = document.documentElement;
    classList.add('comment-map-shown');
    const ticker = window.setInterval(session.tick, TICK);
    return () => {
      window.clearInterval(ticker);
      classList.remove('comment-map-shown');
      link.close();
    };
  }, [link, session]);
  const state = useStore(link.state);
  return (
    <>
      <div className="comment-map-stage" data-link={state.kind}>
        <MapCanvas session={session} settings={settings} />
      </div>
      {needsBar(state) && (
        <div className="comment-map-bar">
          <AppLinkBar
            link={link}
            purpose="視聴者のコメントを受け取る"
            reach="loopback"
            opensSteps
          />
        </div>
      )}
    </>
  );
}
