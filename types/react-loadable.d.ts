/** `@docusaurus/react-loadable` under the name that Docusaurus gives it; by its file, see plugins/bundle. */
declare module 'react-loadable/lib/index.js' {
  import type {ComponentType} from 'react';

  type Component = ComponentType & {preload: () => Promise<unknown>};
  interface Loadable {
    (options: {readonly loader: () => Promise<unknown>}): Component;
    Map: (options: {
      readonly loader: Readonly<Record<string, () => Promise<unknown>>>;
    }) => Component;
  }
  const loadable: Loadable;
  export default loadable;
}
