import Loadable from 'react-loadable/lib/index.js';
import type {ComponentType} from 'react';
import {loadPage, withLastWanted} from '@site/src/browser/navigation.browser';

type Load = () => Promise<unknown>;
type LoadableComponent = ComponentType & {preload: Load};
interface Options<Loader> {
  readonly loader: Loader;
}

const kept =
  (load: Load): Load =>
  () =>
    loadPage(load);

/** Routes are loaded by `preload`, before they are drawn. */
function withPatience(component: LoadableComponent): LoadableComponent {
  const {preload} = component;
  let isThere = false;
  component.preload = () => {
    const loading = preload().then(() => {
      isThere = true;
    });
    return withLastWanted(loading, isThere);
  };
  return component;
}

/** What Docusaurus makes each route with, so that a page that cannot be loaded is tried again. */
export default function loadable(options: Options<Load>): LoadableComponent {
  return withPatience(Loadable({...options, loader: kept(options.loader)}));
}

loadable.Map = (options: Options<Readonly<Record<string, Load>>>): LoadableComponent => {
  const loader = Object.fromEntries(
    Object.entries(options.loader).map(([name, load]) => [name, kept(load)]),
  );
  return withPatience(Loadable.Map({...options, loader}));
};
