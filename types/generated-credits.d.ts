// Written by plugins/credits at build.
declare module '@generated/credits/default/packages.json' {
  import type {Credit} from '@site/plugins/credits/readCredits';

  const packages: readonly Credit[];
  export default packages;
}
