import {useEffect, useState} from 'react';

import type {Hub} from '../sources/hub.browser';
import {ANY, obsInputOf, obsSource, type SourceId} from '../sources/sourceIds';
import {useStore} from '@site/src/lib/useStore';

/** How often the list is looked at, in ms. */
const EVERY = 500;

/** The sources that sound just now, and since when they have been silent, in whole seconds. */
export function useSources(hub: Hub): ReadonlyMap<SourceId, number> {
  const [shown, setShown] = useState('[]');
  useEffect(() => {
    const timer = window.setInterval(() => {
      const now = hub.sources().map((id) => [id, Math.floor((hub.quietFor(id) ?? 0) / 1000)]);
      setShown(JSON.stringify(now.sort()));
    }, EVERY);
    return () => {
      window.clearInterval(timer);
    };
  }, [hub]);
  return new Map(JSON.parse(shown) as (readonly [SourceId, number])[]);
}

/** Everything that a rule may listen to: what sounds, and what OBS has but is not heard. */
export function useSourceIds(hub: Hub): readonly SourceId[] {
  const sounding = useSources(hub);
  const inputs = useStore(hub.obs.inputs) ?? [];
  const heard = [...sounding.keys()].flatMap((id) => obsInputOf(id) ?? []);
  const offered = inputs.flatMap(({name, hasSound}) => (hasSound ? [name] : []));
  const names = [...new Set([...heard, ...offered])];
  return ['mic', 'tab', 'demo', ...names.map(obsSource)];
}

/** Whether what was chosen is not there, among what may be chosen or what OBS has besides. */
export function useIsMissing(hub: Hub, chosen: string, offered: readonly SourceId[]): boolean {
  const inputs = useStore(hub.obs.inputs) ?? [];
  const all = [ANY, ...offered, ...inputs.map(({name}) => obsSource(name))];
  return !all.some((id) => id === chosen);
}
