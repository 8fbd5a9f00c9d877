import {useEffect, useRef, useState, type ReactNode} from 'react';

import './draw/map.css';
import type {MapView} from './draw/mapView.browser';
import styles from './MapCanvas.module.css';
import type {MapSession} from './session/mapSession';
import {showSession} from './view/showSession.browser';
import type {Settings} from './settings/settings';

interface Props {
  readonly session: MapSession;
  readonly settings: Settings;
}

/** The map, whose shapes are loaded when it is seen. */
export function MapCanvas({session, settings}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(settings);
  const [view, setView] = useState<MapView | 'failed'>();
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const [{createMapView}, {default: map}] = await Promise.all([
        import('./draw/mapView.browser'),
        import('@svg-maps/japan'),
      ]);
      if (isGone) return;
      const made = createMapView(map, first.current);
      box.current?.replaceChildren(made.element);
      setView(made);
    };
    load().catch(() => {
      setView('failed');
    });
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (view !== undefined && view !== 'failed') view.setSettings(settings);
  }, [view, settings]);
  useEffect(
    () => (view === undefined || view === 'failed' ? undefined : showSession(view, session)),
    [view, session],
  );
  return (
    <>
      <div className={styles.canvas} ref={box} />
      {view === 'failed' && (
        <p className={styles.failed} role="alert">
          地図を読み込めません。通信を確かめて、ページを再読み込みしてください。
        </p>
      )}
    </>
  );
}
